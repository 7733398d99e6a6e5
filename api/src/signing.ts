import { type AccessTokens, accessTokens } from './auth/tokens.ts';
import { type ShareLinks, shareLinks } from './claim-sheet-shares/share-links.ts';
import { type FileAddresses, fileAddresses } from './files/addresses.ts';
import type { KeyRing } from './key-ring.ts';

/** The functions of a secret, made once per secret. */
function each<T>(keys: KeyRing, make: (secret: string) => T) {
  const made = new Map<string, T>();
  const of = (secret: string) => {
    const found = made.get(secret) ?? make(secret);
    made.set(secret, found);
    return found;
  };
  return { signing: () => of(keys.signing()), believed: () => keys.believed().map(of) };
}

interface Signing {
  tokens: AccessTokens;
  addresses: FileAddresses;
  shares: ShareLinks;
}

/** Everything that signs and verifies, with a ring of secrets: one signs, each is accepted. */
export function signWith(keys: KeyRing): Signing {
  const tokens = each(keys, accessTokens);
  const addresses = each(keys, (secret) => fileAddresses(secret));
  const shares = each(keys, shareLinks);
  return {
    tokens: {
      sign: (of) => tokens.signing().sign(of),
      read(token) {
        for (const believed of tokens.believed()) {
          const found = believed.read(token);
          if (found) return found;
        }
        return null;
      },
    },
    addresses: {
      sign: (id) => addresses.signing().sign(id),
      holds: (id, query) => addresses.believed().some((believed) => believed.holds(id, query)),
    },
    shares: {
      url: (share) => shares.signing().url(share),
      tokenOf: (id) => shares.signing().tokenOf(id),
      holds: (id, token) => shares.believed().some((believed) => believed.holds(id, token)),
    },
  };
}
