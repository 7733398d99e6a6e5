const told = 'Something went wrong on the server.';

/** As the server answers what nobody foresaw; with a reference where it is given. */
export const serverFault = (requestId?: string) => ({
  status: 500,
  json: { success: false, error: told, message: told, code: 'internal', ...(requestId && { requestId }) },
});
