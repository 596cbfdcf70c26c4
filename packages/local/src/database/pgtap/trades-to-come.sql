-- Orders of trades that exist in a test only: what the kernel has to carry before a trade sells it
-- (docs/decisions/0089).

-- Places a part as a trade's own function would return it from price; money, rows and parties are the kernel's own.
create function tests.place_part(name text, handle text, part jsonb, method text default 'wallet') returns void
language plpgsql security definer set search_path = '' as $$
declare
  kept private.quotes;
  whole jsonb := jsonb_build_object('region_id', (select r.id from public.regions as r where r.slug = 'hyderabad'),
    'trade', part ->> 'category', 'vendor_name', 'A trade to come', 'lines', '[]'::jsonb, 'accept_seconds', 300,
      'minutes_min', 20, 'minutes_max', 30) || part;
begin
  whole := whole || jsonb_build_object('total_paise',
    (select sum((c ->> 'amount_paise')::bigint) from jsonb_array_elements(whole -> 'charges') as c));
  insert into private.quotes (user_id, request, quote, hash)
  values (tests.user_id(handle), '{}', '{}', md5(name)) returning * into kept;
  perform tests.name_order(name, (private.create_order(tests.user_id(handle), kept, whole, gen_random_uuid(),
    method::public.payment_method, null, '{}')).id);
end
$$;

-- What lies on an account of the ledger, in paise.
create function tests.ledger_balance(owner_id uuid, kind text) returns bigint
language sql stable security definer set search_path = '' as $$
  select coalesce(sum(e.amount_paise), 0)::bigint from private.ledger_accounts as a
  join private.ledger_entries as e on e.account_id = a.id
  where a.kind::text = ledger_balance.kind and a.owner_id is not distinct from ledger_balance.owner_id
$$;

-- Moves an order without the checks of a screen: a timer's or an adapter's word.
create function tests.move_as(name text, to_status text, role text, handle text default null, reason text default null)
  returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.transition(tests.order_id(name), to_status::public.order_status,
    case when handle is not null then tests.user_id(handle) end, role, reason);
end
$$;
