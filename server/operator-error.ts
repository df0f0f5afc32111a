/** Something whoever runs the server can mend. It is shown as one line, without a stack trace. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}
