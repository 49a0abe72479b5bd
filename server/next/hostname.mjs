/**
 * What Next is told of `host` (HOST). It calls each address of the loopback interface localhost where it reads one: by another name its own rewrites would lead to
 * another machine, and it would ask that.
 * @param {string | undefined} host
 */
export function nextHostname(host) {
  return /^(?:127(?:\.\d+){3}|::1)$/.test(host ?? '') ? 'localhost' : host || undefined;
}
