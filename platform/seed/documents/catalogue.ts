import type { SeedCoursePlan, SeedProduct } from '../catalogue/types';
import { localizedRichText } from '../rich-text';
import { rows, type Document, type Id } from '../writer';

export function productDocument(product: SeedProduct): Document {
  const { stock: _stock, description, contents, questions, grants, problem, ...rest } = product;
  return {
    ...rest,
    description: localizedRichText(description),
    contents: rows(contents),
    questions: rows(questions),
    grants: rows(grants.map((grant) => ({ amount: 1, ...grant }))),
    problem: problem ?? null,
  };
}

/** Stock is stored in documents of its own; unlimited products have none. */
export function inventoryDocuments(products: readonly SeedProduct[]): Document[] {
  return products.filter(({ stock }) => stock !== null).map(({ code, stock }) => ({ productCode: code, stock }));
}

export function coursePlanDocument(plan: SeedCoursePlan, products: ReadonlyMap<string, Id>): Document {
  const { productCode, ...rest } = plan;
  return { ...rest, product: productCode === null ? null : idOf(products, productCode) };
}

/** Throws when seed data refer to a key that the seed does not contain. */
export function idOf(ids: ReadonlyMap<string, Id>, key: string): Id {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`seed: nothing is called ${key}`);
  return id;
}
