import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadAll } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import { envSchema, parseEnv } from '@/lib/kernel/env';
import { BAKED, SOURCES } from '@/scripts/lib/build.mjs';
import { healthPaths } from '@/server/observe/health';
import { metricsPath } from '@/server/observe/metrics-page';

/** Compares the files of deploy/ with the shop: no container engine runs here, so no other test would find a difference. */
const read = (file: string) => readFileSync(`deploy/${file}`, 'utf8');
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the shapes are those of other programs
type Any = any;
const yaml = (file: string) => loadAll(read(file)) as Any[];

/** Where the front cuts what still runs, then Next's time and a margin (server/main.ts, scripts/lib/processes.mjs). Seconds. */
const toEnd = 20;
/** Longest time that an answer of /health/ready takes (server/observe/health.ts). Seconds. */
const toAnswer = 3;
const seconds = (text: string) => Number(/^(\d+)s?$/.exec(text)?.[1]);
const shopPort = 3000;

const knownSteps = (() => {
  const { stderr } = spawnSync(process.execPath, ['scripts/start.mjs', '--installed', '--only=none'], {
    encoding: 'utf8',
  });
  return /--only= takes (.+)\./.exec(stderr)![1]!.split(', ');
})();
/** What a file loads when it runs: imports of types are left out. */
const importsOf = (source: string) =>
  [...source.matchAll(/(?:^import (?!type\b)(?:[^;']+ from )?|\bimport\(|\brequire\()'([^']+)'/gm)].map(
    ([, name]) => name!,
  );
const stepsIn = (text: string) => [...text.matchAll(/--only=(\w+)/g)].map(([, step]) => step!);

/** Every name is one that lib/kernel/env.ts reads, and its value is one that it takes. */
function expectEnvironment(given: Record<string, unknown>) {
  expect(Object.keys(given).filter((name) => !(name in envSchema.shape))).toEqual([]);
  const texts = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value)]));
  expect(() => parseEnv({ ...texts, PAYLOAD_SECRET: 'a'.repeat(32) })).not.toThrow();
  // Instances share their uploads and their database.
  expect(texts).toMatchObject({ S3_BUCKET: expect.any(String), DATABASE_URL: expect.stringMatching(/^postgresql:/) });
}

it.each(['systemd/environment', 'kubernetes/config.yaml'])(
  'the secret in %s, which everybody can read, is too short',
  (file) => {
    const [, secret] = /^ *PAYLOAD_SECRET[=:] *(.+)$/m.exec(read(file))!;
    expect(() => parseEnv({ PAYLOAD_SECRET: secret })).toThrow('PAYLOAD_SECRET');
  },
);

it('the steps are those that the start knows', () => {
  expect(knownSteps).toEqual(['migrate', 'seed', 'check', 'build', 'serve']);
  const files = [
    'Dockerfile',
    'compose.yaml',
    'kubernetes/migrate.yaml',
    'kubernetes/sente.yaml',
    'systemd/sente@.service',
  ];
  const named = files.flatMap((file) => stepsIn(read(file)));
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((step) => !knownSteps.includes(step))).toEqual([]);
});

describe('Dockerfile', () => {
  const lines = read('Dockerfile').replaceAll(/\\\n/g, ' ').split('\n');
  const of = (word: string) =>
    lines.flatMap((line) => (line.startsWith(`${word} `) ? line.slice(word.length + 1) : []));

  it('is told all that a build writes into its pages', () => {
    const build = of('ARG').filter((name) => !name.startsWith('NODE_VERSION='));
    expect(build).toEqual(BAKED);
  });

  it('copies every source of the build, and what there is', () => {
    const included = read('Dockerfile.dockerignore')
      .split('\n')
      .flatMap((line) => (line.startsWith('!') ? line.slice(1) : []));
    expect(included.filter((name) => !existsSync(name))).toEqual([]);
    const isIncluded = (name: string) => included.some((part) => name === part || name.startsWith(`${part}/`));
    expect(SOURCES.filter((name) => !isIncluded(name))).toEqual([]);
    for (const name of ['content', 'server', 'scripts', 'package.json']) expect(included).toContain(name);
    for (const name of ['tests', 'docs', '.data', '.env', 'node_modules']) expect(included).not.toContain(name);
  });

  it('runs as nobody in particular, on the oldest line of Node that is promised, with the port and folder that the rest of deploy/ names', () => {
    expect(of('USER')).toEqual(['node']);
    expect(of('ARG')[0]).toMatch(/^NODE_VERSION=20\.\d+\.\d+$/);
    expect(of('EXPOSE')).toEqual([String(shopPort)]);
    expect(of('ENV').at(-1)).toContain(`DATA_DIR=/data PORT=${shopPort}`);
    expect(of('VOLUME')).toEqual(['/data']);
    const names = of('ENV').flatMap((line) => line.split(' ').map((pair) => pair.split('=')[0]!));
    expect(names.filter((name) => !(name in envSchema.shape) && name !== 'NEXT_TELEMETRY_DISABLED')).toEqual([]);
  });

  it('begins with the start, and asks whether it is ready', () => {
    const entry = JSON.parse(of('ENTRYPOINT')[0]!) as string[];
    expect(entry).toEqual(['node', 'scripts/start.mjs', '--installed']);
    expect(existsSync(entry[1]!)).toBe(true);
    expect(JSON.parse(of('CMD')[0]!)).toEqual(['--only=serve']);
    const [health = ''] = of('HEALTHCHECK');
    expect(health).toContain(`http://127.0.0.1:${shopPort}${healthPaths.ready}`);
    expect(seconds(/--timeout=(\w+)/.exec(health)![1]!)).toBeGreaterThan(toAnswer);
  });

  it('takes away compilers and types, which nothing loads that migrates, seeds or serves', () => {
    const [, removed = ''] = /rm -rf (.+?) &&/.exec(of('RUN').find((line) => line.includes('rm -rf'))!)!;
    const gone = [...removed.matchAll(/node_modules\/(\S+)/g)].map(([, name]) => name!);
    expect(gone).toEqual(expect.arrayContaining(['typescript', '@types', 'monaco-editor', 'drizzle-kit']));
    const loaded = ['server', 'platform', 'lib', 'scripts'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => /(?<!\.test)\.(?:ts|tsx|mjs)$/.test(file))
        .flatMap((file) => importsOf(readFileSync(path.join(folder, file), 'utf8'))),
    );
    expect(loaded).toContain('pg');
    const isGone = (name: string) => gone.some((one) => `${name}/`.startsWith(one.replace(/\*$/, '')));
    expect(loaded.filter(isGone)).toEqual([]);
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
      packages: Record<string, { dev?: boolean; dependencies?: Record<string, string> }>;
    };
    const ofCompiler = Object.entries(packages).filter(([, one]) => !one.dev && one.dependencies?.typescript);
    expect(ofCompiler.map(([name]) => name)).toEqual(['']);
  });

  it('needs nothing that is for tests alone', () => {
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      dependencies: Record<string, string>;
    };
    // What the start and its commands load before, or beside, what is bundled.
    for (const name of ['next', 'tsx', 'esbuild', 'pg', 'payload', 'typescript'])
      expect(dependencies).toHaveProperty(name);
  });
});

describe('compose.yaml', () => {
  const [compose] = yaml('compose.yaml');
  const { services } = compose;
  const given = {
    SITE_URL: 'https://sente.example',
    JP_SITE_URL: 'https://jp.sente.example',
    POSTGRES_PASSWORD: 'secret',
    PAYLOAD_SECRET: 'a'.repeat(32),
    STORE_PASSWORD: 'secretly',
    SERVER_NAMES: 'sente.example jp.sente.example',
  };
  /** As compose does it: what must be set, and what has a default. */
  const filled = (value: unknown) =>
    String(value).replaceAll(/\$\{(\w+):(?:\?|-([^}]*))\}/g, (_all, name: string, other?: string) => {
      const found = (given as Record<string, string>)[name] ?? other;
      if (found === undefined) throw new Error(`${name} is set nowhere`);
      return found;
    });
  const shops = Object.keys(services).filter((name) => name.startsWith('shop-'));

  it('gives the shop what it reads', () => {
    expect(shops).toEqual(['shop-1', 'shop-2']);
    for (const name of [...shops, 'migrate']) {
      const { environment, image, read_only, cap_drop } = services[name];
      expect({ image, read_only, cap_drop }).toEqual({ image: 'sente', read_only: true, cap_drop: ['ALL'] });
      expectEnvironment(Object.fromEntries(Object.entries(environment).map(([key, value]) => [key, filled(value)])));
    }
  });

  it('migrates before it serves, and lets an instance end', () => {
    expect(services.migrate.command).toEqual(['--only=seed']);
    for (const name of shops) {
      expect(services[name].depends_on.migrate.condition).toBe('service_completed_successfully');
      const drain = Number(services[name].environment.DRAIN_SECONDS);
      expect(seconds(services[name].stop_grace_period)).toBeGreaterThanOrEqual(drain + toEnd);
    }
    const { dockerfile, args } = services.migrate.build;
    expect(existsSync(dockerfile)).toBe(true);
    expect(Object.keys(args).filter((name) => !BAKED.includes(name))).toEqual([]);
  });

  it('instances share their pages through a Redis that forgets the oldest, and that none of them waits for', () => {
    const { command, volumes } = services.redis;
    for (const name of shops) {
      expect(new URL(services[name].environment.REDIS_URL).hostname).toBe('redis');
      expect(services[name].depends_on).not.toHaveProperty('redis');
    }
    expect(command.join(' ')).toMatch(/ --maxmemory \d+mb --maxmemory-policy allkeys-lru --save $/);
    expect(volumes).toBeUndefined();
  });

  it('nginx has the shipped configuration, with each instance and the names', () => {
    const mounts = services.nginx.volumes.map((mount: string) => mount.split(':'));
    expect(mounts[0].slice(0, 2)).toEqual(['./nginx/sente.conf', '/etc/nginx/conf.d/default.conf']);
    const given = [
      ...mounts.map(([, target]: string[]) => target),
      ...services.nginx.configs.map(({ target }: { target: string }) => target),
    ];
    const wanted = [...read('nginx/sente.conf').matchAll(/\/etc\/nginx\/sente\/[\w.]+/g)].map(([file]) => file);
    expect([...new Set(wanted)].filter((file) => !given.includes(file))).toEqual([]);
    const instance = read('nginx/instances.conf')
      .split('\n')
      .find((line) => line.startsWith('server'))!;
    expect(compose.configs.instances.content).toBe(
      shops.map((name) => `${instance.replace('127.0.0.1', name)}\n`).join(''),
    );
    expect(filled(compose.configs.names.content)).toBe('server_name sente.example jp.sente.example;\n');
  });

  it('names the version of every image, and volumes there are', () => {
    const images = Object.values<Any>(services).map(({ image }) => image as string);
    expect(images.filter((image) => image !== 'sente' && !/:[\w.-]*\d[\w.-]*$/.test(image))).toEqual([]);
    const named = Object.values<Any>(services).flatMap(({ volumes = [] }) =>
      volumes.map((volume: string) => volume.split(':')[0]),
    );
    expect(named.filter((name: string) => !name.startsWith('.') && !(name in compose.volumes))).toEqual([]);
  });
});

describe('kubernetes', () => {
  const [config, secret] = yaml('kubernetes/config.yaml');
  const [job] = yaml('kubernetes/migrate.yaml');
  const [deployment, budget, scaler, service, ...ingresses] = yaml('kubernetes/sente.yaml');
  const [shop] = deployment.spec.template.spec.containers;

  it('gives the shop what it reads', () => {
    expectEnvironment({ ...config.data, ...secret.stringData });
    for (const { envFrom } of [shop, job.spec.template.spec.containers[0]])
      expect(envFrom).toEqual([
        { configMapRef: { name: config.metadata.name } },
        { secretRef: { name: secret.metadata.name } },
      ]);
  });

  it('asks where the shop answers, and waits for the answer', () => {
    const { startupProbe, readinessProbe, livenessProbe, ports } = shop;
    expect(ports).toEqual([{ name: 'http', containerPort: shopPort }]);
    for (const { httpGet } of [startupProbe, readinessProbe, livenessProbe]) expect(httpGet.port).toBe('http');
    expect(startupProbe.httpGet.path).toBe(healthPaths.live);
    expect(livenessProbe.httpGet.path).toBe(healthPaths.live);
    expect(readinessProbe.httpGet.path).toBe(healthPaths.ready);
    expect(readinessProbe.timeoutSeconds).toBeGreaterThan(toAnswer);
  });

  it('is scraped where the shop says its numbers', () => {
    const asked = {
      'prometheus.io/scrape': 'true',
      'prometheus.io/port': String(shopPort),
      'prometheus.io/path': metricsPath,
    };
    expect(deployment.spec.template.metadata.annotations).toEqual(asked);
  });

  it('hears that a pod ends before it stops listening, and lets it end', () => {
    const drain = Number(config.data.DRAIN_SECONDS);
    const { periodSeconds, failureThreshold } = shop.readinessProbe;
    expect(drain).toBeGreaterThan(periodSeconds * failureThreshold);
    expect(deployment.spec.template.spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(drain + toEnd);
    expect(deployment.spec.strategy.rollingUpdate).toEqual({ maxUnavailable: 0, maxSurge: 1 });
  });

  it('runs as nobody in particular, on a root file system that is read-only, and writes to the two folders the image does', () => {
    for (const { spec } of [deployment.spec.template, job.spec.template]) {
      expect(spec.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 });
      const [{ securityContext, volumeMounts, image }] = spec.containers;
      expect(securityContext).toMatchObject({ readOnlyRootFilesystem: true, allowPrivilegeEscalation: false });
      expect(volumeMounts.map(({ mountPath }: Any) => mountPath)).toEqual(['/data', '/tmp']);
      expect(image).toBe(shop.image);
    }
    expect([shop.args, job.spec.template.spec.containers[0].args]).toEqual([['--only=serve'], ['--only=seed']]);
  });

  it('everything is about the same pods, and leads to their port', () => {
    const { labels } = deployment.spec.template.metadata;
    expect(deployment.spec.selector.matchLabels).toEqual(labels);
    expect(budget.spec.selector.matchLabels).toEqual(labels);
    expect(service.spec.selector).toEqual(labels);
    expect(service.spec.ports[0].targetPort).toBe(shop.ports[0].name);
    expect(scaler.spec.scaleTargetRef.name).toBe(deployment.metadata.name);
    expect(scaler.spec.minReplicas).toBeGreaterThan(budget.spec.minAvailable);
    const hosts = [config.data.SITE_URL, config.data.JP_SITE_URL].map((url) => new URL(url).host);
    expect(ingresses).toHaveLength(2);
    for (const { spec } of ingresses) {
      expect(spec.rules.map(({ host }: Any) => host)).toEqual(hosts);
      expect(spec.tls[0].hosts).toEqual(hosts);
      for (const { http } of spec.rules)
        expect(http.paths[0].backend.service).toEqual({ name: service.metadata.name, port: { name: 'http' } });
    }
  });
});

describe('a machine without an engine', () => {
  const [, section = ''] = /### systemd\n([\s\S]+?)\n### /.exec(readFileSync('docs/operations.md', 'utf8'))!;
  const blocks = [...section.matchAll(/```sh\n([\s\S]+?)```/g)].map(([, block]) => block!);
  const fetching = blocks.find((block) => block.includes('SHASUMS256.txt'))!;

  it('is given what the files here call', () => {
    const installed = blocks[0]!.replaceAll(/#.*$/gm, '').match(/(?<=install .*)\b[\w-]+/g);
    expect(installed).toEqual(expect.arrayContaining(['nginx', 'curl', 'postgresql', 'redis-server']));
    expect(read('systemd/sente@.service')).toContain('=/usr/bin/node ');
    expect(fetching).toContain(' /usr/bin/node\n');
    expect(read('Dockerfile')).toContain(`ARG NODE_VERSION=${/^version=(.+)$/m.exec(fetching)![1]}\n`);
  });

  it.skipIf(process.platform === 'win32').each([
    ['as it was released', '', true],
    ['with another byte', ' ', false],
    ['without a sum', null, false],
  ])('unpacks an archive %s: %s', (_what, more, isUnpacked) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'sente-node-'));
    try {
      const archive = 'node-v1-linux-x64.tar.xz';
      const sum = createHash('sha256').update('released').digest('hex');
      writeFileSync(path.join(folder, archive), `released${more ?? ''}`);
      writeFileSync(
        path.join(folder, 'SHASUMS256.txt'),
        more === null ? '' : `${sum}  ${archive}\n${sum}  x${archive}\n`,
      );
      // Unpacking is only printed, and linking does nothing.
      const script = `tar() { echo unpacked; }; ln() { :; }\narchive=${archive}\n${/^grep [\s\S]+?(?=\nnode )/m.exec(fetching)![0]}`;
      const { stdout } = spawnSync('sh', ['-c', script], { cwd: folder, encoding: 'utf8' });
      expect(stdout.includes('unpacked')).toBe(isUnpacked);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

describe('systemd', () => {
  const unit = read('systemd/sente@.service');
  const of = (name: string) => [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value]) => value!);
  const environment = Object.fromEntries(
    [...read('systemd/environment').matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [
      name,
      value!.replace(/^'(.*)'$/, '$1'),
    ]),
  );

  it('gives the shop what it reads', () => {
    const own = of('Environment')[0]!
      .split(' ')
      .map((pair) => pair.replaceAll('%i', '3001').split('='));
    expectEnvironment({ ...environment, ...Object.fromEntries(own) });
  });

  it('names what may be set besides', () => {
    const besides = [...read('systemd/environment').matchAll(/^#(\w+)=(.*)$/gm)].map(([, name, value]) => [
      name!,
      value,
    ]);
    expect(besides.map(([name]) => name)).toEqual(['REDIS_URL']);
    expectEnvironment({ ...environment, ...Object.fromEntries(besides) });
  });

  it('is the same to a shell, which migrates and builds with it', () => {
    const script = 'set -a; . deploy/systemd/environment; env';
    const { stdout, stderr } = spawnSync('sh', ['-euc', script], { encoding: 'utf8', env: { NODE_ENV: 'test' } });
    expect(stderr).toBe('');
    const read = stdout.split('\n').map((line) => /^(\w+)=(.*)$/.exec(line) ?? []);
    expect(Object.fromEntries(read.map(([, name, value]) => [name, value]))).toMatchObject(environment);
  });

  it('starts what there is, has started once it is ready, and lets it end', () => {
    const [, script = '', ...options] = of('ExecStart')[0]!.split(' ');
    expect([existsSync(script), options]).toEqual([true, ['--installed', '--only=serve']]);
    const [waiting = ''] = of('ExecStartPost');
    expect(waiting).toContain(`http://127.0.0.1:%i${healthPaths.ready}`);
    // It does not wait for a process that has ended, so a wrong setting is reported at once.
    expect(waiting).toContain('kill -0 $MAINPID || exit 1');
    expect(Number(/--max-time (\d+)/.exec(waiting)![1])).toBeGreaterThan(toAnswer);
    expect(seconds(of('TimeoutStopSec')[0]!)).toBeGreaterThanOrEqual(Number(environment.DRAIN_SECONDS) + toEnd);
    // If all processes got the signal at once, Next would lose its database before its last answer.
    expect(of('KillMode')).toEqual(['mixed']);
  });
});

describe('nginx', () => {
  it('lets nobody come to what is for whoever runs an instance', () => {
    const closed = [...read('nginx/sente.conf').matchAll(/location (= )?(\S+) \{\s+return 404;/g)].map(
      ([, , path]) => path,
    );
    expect(closed).toEqual(['/health/', metricsPath]);
  });

  it('leaves an instance alone for less than the other one drains', () => {
    const [, pause = ''] = /fail_timeout=(\w+)/.exec(read('nginx/instances.conf'))!;
    const drains = [environmentDrain(), Number(yaml('compose.yaml')[0].services['shop-1'].environment.DRAIN_SECONDS)];
    expect(Math.min(...drains)).toBeGreaterThan(seconds(pause) + 1);
  });

  it('ends an idle connection itself, before an instance that ends would', () => {
    const [, idle = ''] = /keepalive_timeout (\w+)/.exec(read('nginx/sente.conf'))!;
    expect(environmentDrain()).toBeGreaterThan(seconds(idle) + 1);
  });

  const environmentDrain = () => Number(/^DRAIN_SECONDS=(\d+)$/m.exec(read('systemd/environment'))![1]);
});
