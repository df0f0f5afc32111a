/** https://grpc.github.io/grpc/core/md_doc_statuscodes.html and the HTTP status that goes with each. */
export const RPC_STATUS = {
  'permission-denied': {
    code: 7,
    http: 403,
    status: 'PERMISSION_DENIED',
    message: 'Missing or insufficient permissions.',
  },
  unavailable: {
    code: 14,
    http: 503,
    status: 'UNAVAILABLE',
    message: 'The service is currently unavailable.',
  },
} as const;

export type RpcFailure = keyof typeof RPC_STATUS;

export function errorBody(failure: RpcFailure) {
  const { http, status, message } = RPC_STATUS[failure];
  return { error: { code: http, message, status } };
}
