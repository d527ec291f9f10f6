/* In a process of its own, which trusts the certificate that it is started with: the scan of a host, as JSON. */
const [, , scanner = '', host = ''] = process.argv;
/** @type {{ scan: (host: string) => Promise<unknown> }} */
const { scan } = await import(scanner);
process.stdout.write(JSON.stringify(await scan(host)));
