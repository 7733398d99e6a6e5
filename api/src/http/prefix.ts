/** In its own file so that the OpenAPI document needs no server. */
export const prefix = '/api/v1';
