import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ToastHost } from '@/components/ui/toasts/toast-host';
import type { SavedAddress } from '@/lib/account/address';
import messages from '@/messages/en-US.json';
import { ada, resetBrowser, openAccount, rememberUser, serveApi } from '@/tests/setup/render-account';

const address = (id: string, line1: string): SavedAddress => ({
  id,
  name: 'Ada Wu',
  phone: '0912345678',
  country: 'US',
  postalCode: '12345',
  city: 'Springfield',
  line1,
});
const button = (name: string | RegExp) => screen.findByRole('button', { name });

/** A server with two addresses; another device adds a third as soon as the list has been read. */
function serveAddresses() {
  let saved = [address('a', '1 First Road'), address('b', '2 Second Road')];
  let reads = 0;
  const calls = serveApi({
    'GET user': { data: ada },
    'GET user/addresses': () => {
      const data = saved;
      reads += 1;
      if (reads === 1) saved = [address('c', '3 Third Road'), ...saved];
      return { data };
    },
    'POST user/addresses': ({ body }) => {
      saved = [{ ...(body as SavedAddress), id: 'd' }, ...saved];
      return { data: saved[0] };
    },
    'PATCH user/addresses/b': ({ body }) => {
      saved = saved.map((one) => (one.id === 'b' ? { ...one, ...(body as object) } : one));
      return { data: saved.find(({ id }) => id === 'b') };
    },
    'DELETE user/addresses/a': () => {
      const known = saved.some(({ id }) => id === 'a');
      saved = saved.filter(({ id }) => id !== 'a');
      return known ? { data: { done: true } } : { status: 404, code: 'NOT_FOUND' };
    },
  });
  return { calls, streets: () => saved.map(({ line1 }) => line1), forget: () => (saved = saved.slice(0, 1)) };
}

beforeEach(() => {
  resetBrowser();
  rememberUser();
});

describe('addresses', () => {
  it('are removed one by one, and put back', async () => {
    const { calls, streets } = serveAddresses();
    render(<ToastHost />);
    const user = openAccount('#/userSpace/addresses');
    await user.click(await button('Delete 1 First Road'));
    const undo = await button('Undo');
    expect(streets()).toEqual(['3 Third Road', '2 Second Road']);
    // What another device added is shown too.
    await button('Delete 3 Third Road');
    await user.click(undo);
    await waitFor(() => expect(streets()).toEqual(['1 First Road', '3 Third Road', '2 Second Road']));
    const { id: _, ...values } = address('a', '1 First Road');
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual(values);
    await button('Delete 1 First Road');
  });

  it('that another device has removed are simply gone', async () => {
    const { forget } = serveAddresses();
    const user = openAccount('#/userSpace/addresses');
    const remove = await button('Delete 1 First Road');
    forget();
    await user.click(remove);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete 1 First Road' })).toBeNull());
    expect(screen.queryByText(messages.errors.NOT_FOUND)).toBeNull();
  });

  it('are changed one by one', async () => {
    const { calls, streets } = serveAddresses();
    const user = openAccount('#/userSpace/addresses');
    await user.click(await button('Edit 2 Second Road'));
    const street = await screen.findByLabelText('Street address');
    await user.clear(street);
    await user.type(street, '22 Second Road');
    await user.click(await button('Save address'));
    await button('Delete 22 Second Road');
    expect(streets()).toEqual(['3 Third Road', '1 First Road', '22 Second Road']);
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toMatchObject({ line1: '22 Second Road', line2: '' });
  });

  it('are added one by one; a rejection stands in the form', async () => {
    serveAddresses();
    const user = openAccount('#/userSpace/addresses');
    await user.click(await button('Add address'));
    await user.type(await screen.findByLabelText('Recipient'), 'Ada Wu');
    await user.type(screen.getByLabelText('Phone'), '0912345678');
    await user.type(screen.getByLabelText('Street address'), '4 Fourth Road');
    await user.type(screen.getByLabelText('City and state'), 'Springfield');
    await user.click(await button('Save address'));
    await button('Delete 4 Fourth Road');
    serveApi({
      'GET user/addresses': { data: [address('a', '1 First Road')] },
      'POST user/addresses': { status: 409, code: 'TOO_MANY_ADDRESSES' },
    });
    await user.click(await button('Add address'));
    await user.type(await screen.findByLabelText('Recipient'), 'Ada Wu');
    await user.type(screen.getByLabelText('Phone'), '0912345678');
    await user.type(screen.getByLabelText('Street address'), '5 Fifth Road');
    await user.type(screen.getByLabelText('City and state'), 'Springfield');
    await user.click(await button('Save address'));
    await screen.findByText(messages.errors.TOO_MANY_ADDRESSES);
    expect(screen.getByLabelText('Street address')).toHaveProperty('value', '5 Fifth Road');
  });
});
