/** Where the actions' paths stand; apart, so that the API's document can be read without the server. */
export const prefix = '/api/v1';
