import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './free-port';

const folders = ['/usr/sbin', '/usr/local/sbin', ...(process.env.PATH ?? '').split(path.delimiter).filter(Boolean)];
const binary = folders.map((folder) => path.join(folder, 'nginx')).find((file) => existsSync(file));

/** Whether an nginx is installed here. */
export const hasNginx = binary !== undefined;
/** Whether this machine reaches itself by IPv6. */
export const hasIpv6 = Object.values(networkInterfaces()).some((addresses) =>
  addresses?.some(({ address }) => address === '::1'),
);

const until = async (port: number) => {
  const isOpen = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
      socket.on('connect', () => socket.destroy());
    });
  while (!(await isOpen())) await new Promise((resolve) => setTimeout(resolve, 20));
};

type Nginx = { port: number; plainPort: number; folder: string; stop: () => Promise<void> };
type Certificate = { certificate: string; privateKey: string };

/**
 * Starts nginx with the shipped configuration. Only the ports, the folders and the timeouts (shorter) differ, localhost is one more name, and TLS is left out.
 * @param shopPorts where the instances of the shop listen
 */
export const startNginx = (...shopPorts: number[]): Promise<Nginx> => start(shopPorts);

/** The same with TLS, and so HTTP/2. */
export const startSecureNginx = (certificate: Certificate, ...shopPorts: number[]): Promise<Nginx> =>
  start(shopPorts, certificate);

async function start(shopPorts: number[], tls?: Certificate): Promise<Nginx> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sente-nginx-'));
  const [port, plainPort] = [await freePort(), await freePort()];
  const own = { 443: port, 80: plainPort };
  const shipped = readFileSync('deploy/nginx/sente.conf', 'utf8')
    .replaceAll('/etc/nginx/sente', folder)
    .replace('/var/cache/nginx/sente', path.join(folder, 'cache'))
    .replace('/var/www/acme', path.join(folder, 'acme'))
    .replace(tls ? /$^/ : /^ *ssl_certificate.*\n/gm, '')
    .replace(tls ? /$^/ : /(listen .*) ssl http2/g, '$1')
    .replace(/listen (80|443)/g, (_all, known: '80' | '443') => `listen 127.0.0.1:${own[known]}`)
    .replace(/ *listen \[::\]:(80|443)(.*\n)/g, (_all, known: '80' | '443', rest: string) =>
      hasIpv6 ? `listen [::1]:${own[known]}${rest}` : '',
    )
    .replace(/(client_(?:header|body)_timeout) \d+s/g, '$1 1s');
  mkdirSync(path.join(folder, 'logs'));
  writeFileSync(path.join(folder, 'shop.conf'), shipped);
  if (tls) {
    writeFileSync(path.join(folder, 'fullchain.pem'), tls.certificate);
    writeFileSync(path.join(folder, 'privkey.pem'), tls.privateKey, { mode: 0o600 });
  }
  const names = readFileSync('deploy/nginx/names.conf', 'utf8');
  writeFileSync(path.join(folder, 'names.conf'), `${names}server_name localhost;`);
  const instance = readFileSync('deploy/nginx/instances.conf', 'utf8');
  const instances = shopPorts.map((shopPort) => instance.replace(':3000', `:${shopPort}`));
  writeFileSync(path.join(folder, 'instances.conf'), instances.join(''));
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/logs/error.log; events { worker_connections 2048; }
http { access_log off; ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')} include ${folder}/shop.conf; }`,
  );
  const child = spawn(binary!, ['-p', folder, '-c', path.join(folder, 'nginx.conf')], { stdio: 'inherit' });
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  await Promise.race([until(port), ended.then(() => Promise.reject(new Error('nginx did not start')))]);
  return {
    port,
    plainPort,
    folder,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
