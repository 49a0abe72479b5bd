import FileSystemCacheModule from 'next/dist/server/lib/incremental-cache/file-system-cache.js';

const FileSystemCache = FileSystemCacheModule.default ?? FileSystemCacheModule;

/** Next's own page cache, except that it forgets 404s: unknown addresses are without number and would fill it. */
export default class PageCache extends FileSystemCache {
  async set(key, data, ctx) {
    if (data?.status === 404) return;
    await super.set(key, data, ctx);
  }
}
