import type { DocumentLanguage, SignerRole } from '@tidemark/contract/document-templates/kinds';
import { placeWords } from '../document-templates/empty-place.tsx';

/** The few words around a document that its signer reads, in the document's language. */
export interface SignerWords {
  textSize: string;
  readOn: string;
  goOn: string;
  readFirst: string;
  end: string;
  back: string;
  consentFirst: string;
  consentMissing: string;
  role: Readonly<Record<SignerRole, string>>;
  name: (role: string) => string;
  nameMissing: string;
  signature: (role: string) => string;
  initials: (role: string) => string;
  writing: string;
  writingHint: string;
  drawHint: string;
  drawn: (what: string) => string;
  isTyped: (what: string) => string;
  drawHere: (what: string) => string;
  typeInstead: string;
  typeInitials: string;
  signed: string;
  optional: string;
  clear: string;
  choose: string;
  mustTick: string;
  mustSign: string;
  mustWrite: string;
  writeInBox: string;
  dayChanged: string;
  toldAloud: (day: string) => string;
  email: string;
  emailWrong: string;
  seal: string;
  sealFailed: string;
  missing: string;
  done: string;
  doneHint: string;
  fingerprint: string;
}

const en: SignerWords = {
  textSize: 'Text size',
  readOn: 'Read on',
  goOn: 'Go on',
  readFirst: 'Read the text to its end first.',
  end: 'End of document',
  back: 'Read again',
  consentMissing:
    'The consent to sign electronically has not been checked yet. A manager must release it. Sign on paper until then.',
  consentFirst: 'Agree to sign electronically, or sign on paper.',
  role: placeWords.en.role,
  name: (role) => `Name of the person signing: ${role}`,
  nameMissing: 'Enter the name to sign.',
  signature: (role) => `Signature: ${role}`,
  initials: (role) => `Initials: ${role}`,
  writing: 'Handwriting',
  writingHint: 'Write in the box with your finger.',
  drawHint: 'Draw in the box, or sign with your typed name.',
  drawn: (what) => `${what}: drawn`,
  isTyped: (what) => `${what}: typed`,
  drawHere: (what) => `${what}: draw here`,
  typeInstead: 'Type the name instead',
  typeInitials: 'Type the initials instead',
  signed: 'Signed',
  optional: 'optional',
  clear: 'Clear',
  choose: 'Choose one.',
  mustTick: 'Check this box to go on.',
  mustSign: 'Sign in the box.',
  mustWrite: 'Write the statement in your own words.',
  writeInBox: 'Write in the box.',
  dayChanged: 'The day has changed. Read the document again.',
  toldAloud: (day) => `Told aloud that you may cancel until ${day}`,
  email: 'Email for the copy',
  emailWrong: 'Enter an email address, or leave it empty.',
  seal: 'Sign and seal',
  sealFailed: 'The document could not be signed',
  missing: 'Something is still missing. See the marked places.',
  done: 'Signed',
  doneHint: 'Any change from now on makes a new document.',
  fingerprint: 'Fingerprint',
};

const es: SignerWords = {
  textSize: 'Tamaño del texto',
  readOn: 'Seguir leyendo',
  goOn: 'Continuar',
  readFirst: 'Lea primero el texto hasta el final.',
  end: 'Fin del documento',
  back: 'Leer de nuevo',
  consentMissing:
    'El consentimiento para firmar electrónicamente aún no se ha revisado. Firme en papel mientras tanto.',
  consentFirst: 'Acepte firmar electrónicamente, o firme en papel.',
  role: placeWords.es.role,
  name: (role) => `Nombre de quien firma: ${role}`,
  nameMissing: 'Escriba el nombre para firmar.',
  signature: (role) => `Firma: ${role}`,
  initials: (role) => `Iniciales: ${role}`,
  writing: 'A mano',
  writingHint: 'Escriba en el recuadro con el dedo.',
  drawHint: 'Dibuje en el recuadro, o firme con su nombre escrito.',
  drawn: (what) => `${what}: dibujado`,
  isTyped: (what) => `${what}: escrito`,
  drawHere: (what) => `${what}: dibuje aquí`,
  typeInstead: 'Escribir el nombre',
  typeInitials: 'Escribir las iniciales',
  signed: 'Firmado',
  optional: 'opcional',
  clear: 'Borrar',
  choose: 'Elija una opción.',
  mustTick: 'Marque esta casilla para continuar.',
  mustSign: 'Firme en el recuadro.',
  mustWrite: 'Escriba la declaración con sus propias palabras.',
  writeInBox: 'Escriba en el recuadro.',
  dayChanged: 'El día ha cambiado. Lea el documento de nuevo.',
  toldAloud: (day) => `Se me dijo en voz alta que puedo cancelar hasta el ${day}`,
  email: 'Correo electrónico para la copia',
  emailWrong: 'Escriba un correo electrónico, o déjelo vacío.',
  seal: 'Firmar y sellar',
  sealFailed: 'No se pudo firmar el documento',
  missing: 'Todavía falta algo. Vea los lugares marcados.',
  done: 'Firmado',
  doneHint: 'Todo cambio desde ahora es un documento nuevo.',
  fingerprint: 'Huella digital',
};

export const signerWords: Readonly<Record<DocumentLanguage, SignerWords>> = { en, es };
