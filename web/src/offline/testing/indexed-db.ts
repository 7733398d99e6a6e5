/** Must load before Dexie, which looks for IndexedDB once: Node has none. */
import 'fake-indexeddb/auto';
