/** README.md, "Data centres". */
const domains = {
  com: ['zoho.com', 'zohoapis.com'],
  eu: ['zoho.eu', 'zohoapis.eu'],
  in: ['zoho.in', 'zohoapis.in'],
  'com.au': ['zoho.com.au', 'zohoapis.com.au'],
  jp: ['zoho.jp', 'zohoapis.jp'],
  'com.cn': ['zoho.com.cn', 'zohoapis.com.cn'],
  ca: ['zohocloud.ca', 'zohoapis.ca'],
  sa: ['zoho.sa', 'zohoapis.sa'],
} as const;

export type DataCentre = keyof typeof domains;
export const dataCentres = Object.keys(domains) as [DataCentre, ...DataCentre[]];

export interface ZohoHosts {
  accounts: string;
  api: string;
}

export const zohoHosts = (centre: DataCentre): ZohoHosts => ({
  accounts: `https://accounts.${domains[centre][0]}`,
  api: `https://www.${domains[centre][1]}`,
});

const apis = new Set(dataCentres.map((centre) => zohoHosts(centre).api));

/** The domain in a token response, if it is Zoho's: tokens are sent nowhere else. */
export const trustedApi = (named: string | undefined, hosts: ZohoHosts): string =>
  named && apis.has(named) ? named : hosts.api;
