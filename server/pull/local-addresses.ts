import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { FileRefused } from './storage-file.ts';

/** Addresses that lead to this machine, to its network or to its host's own services, and not to the web. */
const local = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  local.addSubnet(network, bits);
}
for (const [network, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  local.addSubnet(network, bits, 'ipv6');
}

/** A host given as a number is looked up by nobody, and so is judged by itself. */
export function refuseLocalHost(host: string): void {
  const address = host.replace(/^\[(.*)\]$/, '$1');
  if (isIP(address) !== 0 && isLocal(address)) throw refusal(host);
}

/** Finds a host's addresses for the connection that is then made to them, so that no second answer counts. */
export const lookUpPublicHost: LookupFunction = (host, options, callback) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error) callback(error, '');
    else if (addresses.some(({ address }) => isLocal(address))) callback(refusal(host), '');
    else if (options.all) callback(null, addresses);
    else callback(null, first?.address ?? '', first?.family);
  });
};

function isLocal(address: string): boolean {
  return local.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

function refusal(host: string): Error {
  return new FileRefused(`${host} is not on the public web`);
}
