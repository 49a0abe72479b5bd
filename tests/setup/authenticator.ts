import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

type Cbor = number | string | Buffer | Map<Cbor, Cbor>;

/** As much of CBOR as an authenticator uses: small numbers, texts, bytes and maps of them. */
function cbor(value: Cbor): Buffer {
  const head = (kind: number, size: number) =>
    size < 24
      ? Buffer.from([(kind << 5) | size])
      : size < 256
        ? Buffer.from([(kind << 5) | 24, size])
        : Buffer.from([(kind << 5) | 25, size >> 8, size & 255]);
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, inner]) => [cbor(key), cbor(inner)])]);
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (data: Buffer | string) => Buffer.from(data).toString('base64url');

type Asked = { challenge: string };
type How = {
  origin?: string;
  rpId?: string;
  /** Whether the user has confirmed by a fingerprint, a face or a PIN; true by default. */
  isVerified?: boolean;
  counter?: number;
  challenge?: string;
};

/** A passkey in software: what a phone or a security key answers, made by node:crypto. */
export class Authenticator {
  readonly id = randomBytes(32);
  private readonly key: KeyObject;
  private readonly publicKey: KeyObject;

  constructor(
    private readonly origin: string,
    private readonly rpId: string,
  ) {
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.key = pair.privateKey;
    this.publicKey = pair.publicKey;
  }

  register({ challenge }: Asked, how: How = {}) {
    const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id, this.coseKey()]);
    const authData = Buffer.concat([this.data(how, 0x40), attested]);
    const attestation = new Map<Cbor, Cbor>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return this.credential({
      clientDataJSON: this.client('webauthn.create', challenge, how),
      attestationObject: base64url(cbor(attestation)),
      transports: ['internal'],
    });
  }

  logIn({ challenge }: Asked, how: How = {}) {
    const clientDataJSON = this.client('webauthn.get', challenge, how);
    const authData = this.data(how);
    const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return this.credential({
      clientDataJSON,
      authenticatorData: base64url(authData),
      signature: base64url(sign('sha256', signed, this.key)),
    });
  }

  private credential(response: object) {
    const id = base64url(this.id);
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  private client(type: string, challenge: string, how: How): string {
    const clientData = {
      type,
      challenge: how.challenge ?? challenge,
      origin: how.origin ?? this.origin,
      crossOrigin: false,
    };
    return base64url(JSON.stringify(clientData));
  }

  private data({ rpId = this.rpId, isVerified = true, counter = 1 }: How, flags = 0): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags | 1 | (isVerified ? 4 : 0)]), count]);
  }

  private coseKey(): Buffer {
    const { x = '', y = '' } = this.publicKey.export({ format: 'jwk' });
    return cbor(
      new Map<Cbor, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
  }
}
