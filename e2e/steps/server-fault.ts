const told = 'Something went wrong on the server.';

/** The server's response to an unexpected error, with a reference if given. */
export const serverFault = (requestId?: string) => ({
  status: 500,
  json: { success: false, error: told, message: told, code: 'internal', ...(requestId && { requestId }) },
});
