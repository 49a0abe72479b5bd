/**
 * The hostname to pass to Next for `host` (HOST). Next replaces loopback addresses in URLs by 'localhost': with another hostname its own rewrites
 * would look external, and it would send requests to them.
 * @param {string | undefined} host
 */
export function nextHostname(host) {
  return /^(?:127(?:\.\d+){3}|::1)$/.test(host ?? '') ? 'localhost' : host || undefined;
}
