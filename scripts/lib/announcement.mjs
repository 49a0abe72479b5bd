/** The final message of a successful start: all addresses, and the accounts to try. */
export function announce({ env, accounts, platform, since }) {
  const lines = [
    '',
    `Sente is ready (${((Date.now() - since) / 1000).toFixed(1)} s).`,
    '',
    `  Shop         ${env.SITE_URL}/zh-TW`,
    `  Japan        ${env.JP_SITE_URL}/ja-JP`,
  ];
  if (platform) lines.push(`  Back office  ${env.SITE_URL}/backstage`);
  if (accounts.length > 0) {
    lines.push('', '  Demonstration accounts');
    for (const { role, username, email, password } of accounts) {
      lines.push(
        `    ${String(role ?? '').padEnd(9)} ${String(role === 'staff' ? (email ?? username) : (username ?? email)).padEnd(26)} ${password}`,
      );
    }
  }
  if (env.HOST === 'localhost')
    lines.push('', '  Only this machine can open it. For others: HOST=0.0.0.0 npm start (or HOST=:: with IPv6).');
  console.log([...lines, '', '  Ctrl-C stops everything.', ''].join('\n'));
}
