import type { DocumentLanguage } from '@tidemark/contract/document-templates/kinds';
import { flow } from '../kit/flow.ts';
import { type DocumentPaper, left, px, styles, width } from './page.ts';

interface Notice {
  title: string;
  /** Paragraphs with `{company}`, `{address}`, `{date}` and `{last}`. */
  text: readonly string[];
}

/** The words of 16 CFR 429.1(b), and their translation; a manager's check of a text with cancellation is of them too. */
const cancellation: Readonly<Record<DocumentLanguage, Notice>> = {
  en: {
    title: 'Notice of Cancellation',
    text: [
      'Date of transaction: {date}',
      'You may CANCEL this transaction, without any Penalty or Obligation, within THREE BUSINESS DAYS from the above date.',
      'If you cancel, any property traded in, any payments made by you under the contract or sale, and any negotiable instrument executed by you will be returned within TEN BUSINESS DAYS following receipt by the seller of your cancellation notice, and any security interest arising out of the transaction will be canceled.',
      'If you cancel, you must make available to the seller at your residence, in substantially as good condition as when received, any goods delivered to you under this contract or sale, or you may, if you wish, comply with the instructions of the seller regarding the return shipment of the goods at the seller’s expense and risk.',
      'If you do make the goods available to the seller and the seller does not pick them up within 20 days of the date of your Notice of Cancellation, you may retain or dispose of the goods without any further obligation. If you fail to make the goods available to the seller, or if you agree to return the goods to the seller and fail to do so, then you remain liable for performance of all obligations under the contract.',
      'To cancel this transaction, mail or deliver a signed and dated copy of this Cancellation Notice or any other written notice, or send a telegram, to {company}, at {address}, NOT LATER THAN MIDNIGHT OF {last}.',
      'I HEREBY CANCEL THIS TRANSACTION.',
      'Date: ______________________    Buyer’s signature: ________________________________________',
    ],
  },
  es: {
    title: 'Aviso de cancelación',
    text: [
      'Fecha de la transacción: {date}',
      'Usted puede CANCELAR esta transacción, sin ninguna penalidad ni obligación, dentro de TRES DÍAS HÁBILES a partir de la fecha indicada arriba.',
      'Si usted cancela, cualquier bien entregado a cambio, cualquier pago hecho por usted bajo el contrato o la venta y cualquier documento negociable firmado por usted le será devuelto dentro de DIEZ DÍAS HÁBILES después de que el vendedor reciba su aviso de cancelación, y cualquier garantía que surja de la transacción será cancelada.',
      'Si usted cancela, debe poner a disposición del vendedor en su residencia, en condiciones sustancialmente tan buenas como cuando los recibió, los bienes que se le entregaron bajo este contrato o venta; o puede, si lo desea, seguir las instrucciones del vendedor para la devolución de los bienes por cuenta y riesgo del vendedor.',
      'Si usted pone los bienes a disposición del vendedor y este no los recoge dentro de los 20 días siguientes a la fecha de su aviso de cancelación, puede quedarse con ellos o deshacerse de ellos sin ninguna otra obligación. Si no pone los bienes a disposición del vendedor, o si acepta devolverlos y no lo hace, sigue siendo responsable de cumplir todas las obligaciones del contrato.',
      'Para cancelar esta transacción, envíe por correo o entregue una copia firmada y fechada de este aviso de cancelación o cualquier otro aviso por escrito, o envíe un telegrama, a {company}, en {address}, A MÁS TARDAR A LA MEDIANOCHE DEL {last}.',
      'POR LA PRESENTE CANCELO ESTA TRANSACCIÓN.',
      'Fecha: ______________________    Firma del comprador: ________________________________________',
    ],
  },
};

/** The notice on two pages of its own: one stays with the buyer, one can be sent. */
export function drawNotices({ pdf, root, pages, input }: DocumentPaper): void {
  const { title, text } = cancellation[input.language];
  const { values } = input;
  const blank = '____________________';
  const filled: Record<string, string> = {
    company: values.company || blank,
    address: values['company-address'] || blank,
    date: values.date || blank,
    last: values['cancel-by'] || blank,
  };
  for (let copy = 0; copy < 2; copy++) {
    pages.next();
    flow(pdf, root, pages, title, { x: left, width, style: styles.heading, type: 'H2' });
    for (const paragraph of text) {
      pages.y += 9 * px;
      const said = paragraph.replace(/\{(\w+)\}/g, (_, name: string) => filled[name]!);
      flow(pdf, root, pages, said, { x: left, width, style: styles.text });
    }
  }
}
