import type { Endpoint, PayloadRequest } from 'payload';
import * as z from 'zod';
import { films } from '@/platform/payload-generated-schema';
import { staffRole } from '@/platform/kernel/back-office/access-rules';
import { videoComplaints } from './video-complaints';
import { withAuditEntry } from '@/platform/kernel/database/audit-entry';
import type { StaffContext } from '@/platform/kernel/context';
import { database } from '@/platform/kernel/database/database';
import { errorText } from '@/platform/kernel/error-text';
import { videoLinks } from '@/platform/videos/video-links';
import { VideoRejected } from '@/platform/videos/inspect-video';
import { beginVideo, takeVideoPart, type VideoUpload } from '@/platform/videos/receive-video';
import { ServiceError } from '@/platform/kernel/service-error';
import { whyUnavailable } from '@/platform/kernel/unavailable';
import { eq } from '@payloadcms/db-postgres/drizzle';
import { reject } from '@/platform/kernel/back-office/staff-action';

const whole = z.coerce.number().int().min(0);
const announced = z.object({ id: whole, size: whole.min(1), of: z.string().max(300) });
const part = z.object({ id: whole, key: z.uuid(), offset: whole });

/** One of the two steps of an upload, for staff who edit content. */
const step = (
  path: string,
  work: (req: PayloadRequest, ctx: StaffContext) => Promise<VideoUpload | null>,
): Endpoint => ({
  path,
  method: 'post',
  handler: async (req) => {
    const role = staffRole(req);
    if (role === null || !req.user) return reject(req, 'UNAUTHENTICATED');
    if (role === 'support') return reject(req, 'FORBIDDEN');
    try {
      const ctx = { payload: req.payload, now: () => new Date(), staff: { id: Number(req.user.id), role } };
      const upload = await work(req, ctx);
      return upload ? Response.json(upload) : reject(req, 'VALIDATION_FAILED');
    } catch (error) {
      if (error instanceof VideoRejected) return reject(req, 'FILE_REFUSED', videoComplaints[error.fault]);
      if (error instanceof ServiceError) return reject(req, error.code);
      req.payload.logger.error({ upload: req.pathname, error: errorText(error) }, 'a film did not arrive');
      return reject(req, whyUnavailable(error) ? 'UNAVAILABLE' : 'INTERNAL');
    }
  },
});

/** Announces a file. The audit log records who uploaded which video. */
const begin = step('/:id/upload', async (req, ctx) => {
  const body: unknown = await req.json?.().catch(() => null);
  const { data: input } = announced.safeParse({ ...(body as object | null), ...req.routeParams });
  if (!input) return null;
  const { id, email } = req.user!;
  const entry = { action: 'upload', table: 'films', document: String(input.id), input: { size: input.size } };
  let upload: VideoUpload | null = null;
  await withAuditEntry(
    database(req.payload),
    { ...entry, staff: Number(id), staffEmail: email ?? '' },
    async () => void (upload = await beginVideo({ ctx, input })),
  );
  return upload;
});

const send = step('/:id/parts', async (req, ctx) => {
  const { data: input } = part.safeParse({ ...req.query, ...req.routeParams });
  if (!input || !req.arrayBuffer) return null;
  return takeVideoPart({ ctx, input: { ...input, bytes: Buffer.from(await req.arrayBuffer()) } });
});

/** Redirects to a signed address of the video that expires; the address on the page stays the same. */
const watch: Endpoint = {
  path: '/:id/watch',
  method: 'get',
  handler: async (req) => {
    if (staffRole(req) === null) return reject(req, 'UNAUTHENTICATED');
    const { data: id } = whole.safeParse(req.routeParams?.id);
    const [video] =
      id === undefined
        ? []
        : await database(req.payload).select({ key: films.file_key }).from(films).where(eq(films.id, id));
    if (!video?.key) return reject(req, 'NOT_FOUND');
    const location = videoLinks(req.payload.secret, video.key, 'staff', new Date()).film;
    return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } });
  },
};

export const videoEndpoints = [begin, send, watch];
