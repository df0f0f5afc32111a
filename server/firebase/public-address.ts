import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { FileRefused } from './storage-file.ts';

/** The only block from which public IPv6 addresses are assigned. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/** Literal IP addresses skip DNS; check them here. */
export function refuseLocalHost(host: string): void {
  const address = host.replace(/^\[(.*)\]$/, '$1');
  if (isIP(address) !== 0 && !isPublic(address)) throw refusal(host);
}

/** A DNS lookup for one connection: the addresses that are checked are the ones it connects to. */
export const lookupPublicHost: LookupFunction = (host, options, callback) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error) callback(error, '');
    else if (!addresses.every(({ address }) => isPublic(address))) callback(refusal(host), '');
    else if (options.all) callback(null, addresses);
    else callback(null, first?.address ?? '', first?.family);
  });
};

/** `process` makes an IPv4-mapped address the IPv4 address; NAT64 and 6to4 have ranges of their own. */
function isPublic(address: string): boolean {
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_UNICAST);
}

function refusal(host: string): Error {
  return new FileRefused(`${host} is not on the public web`);
}
