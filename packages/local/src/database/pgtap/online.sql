-- Checkouts that are paid at the gateway, by the name a test gives them.

create table tests.online (name text primary key, checkout_id uuid, total bigint);
grant all on tests.online to public;
create function tests.buys(name text, handle text, items text[], wallet_first boolean default false,
  more jsonb default '{}') returns jsonb
language plpgsql as $$
declare
  one text;
  quote jsonb;
  placed jsonb;
begin
  perform tests.act_as(handle);
  foreach one in array items loop perform public.add_to_cart(tests.item_id(one)::text, '{}', 1); end loop;
  quote := tests.quote(handle, more);
  placed := public.place_order((quote ->> 'quote_id')::uuid, 'key:' || name || gen_random_uuid(), 'gateway', null,
    wallet_first);
  if placed ->> 'outcome' <> 'placed' then raise exception 'not placed: %', placed; end if;
  perform tests.name_order(name || coalesce(nullif('-' || n, '-1'), ''), (o ->> 'id')::uuid)
  from jsonb_array_elements(placed -> 'orders') with ordinality as e (o, n);
  insert into tests.online values (name, (placed ->> 'checkout_id')::uuid,
    (quote -> 'totals' ->> 'total_paise')::bigint);
  perform tests.reset();
  return placed;
end
$$;
create function tests.checkout(name text) returns uuid language sql as $$
  select k.checkout_id from tests.online as k where k.name = checkout.name
$$;
create function tests.costs(name text) returns bigint language sql as $$
  select k.total from tests.online as k where k.name = costs.name
$$;
-- The gateway makes its order, named as the checkout is here.
create function tests.starts(name text, provider text) returns jsonb language plpgsql as $$
declare
  asked jsonb := public.gateway_start((select o.user_id from public.enhanced_orders as o
    where o.checkout_id = tests.checkout(name) limit 1), tests.checkout(name));
begin
  if asked ? 'id' then perform public.gateway_order_made((asked ->> 'id')::uuid, provider); end if;
  return asked;
end
$$;
create function tests.reports(payment text, provider text, amount bigint, status text default 'captured',
  event text default null, currency text default 'INR', method text default 'upi') returns text language sql as $$
  select public.gateway_record(jsonb_build_object('provider_payment_id', payment, 'provider_order_id', provider,
    'amount_paise', amount, 'currency', currency, 'status', status, 'method', method, 'error_reason', case
      when status = 'failed' then 'payment_declined' end),
    case when event is not null then jsonb_build_object('id', event, 'payload', '{}'::jsonb) end) ->> 'outcome'
$$;
create function tests.stands(name text) returns text language sql as $$
  select concat_ws(' ', o.status, o.payment_method, o.payment_status, o.refund_paise) from public.enhanced_orders as o
  where o.id = tests.order_id(name)
$$;
create function tests.books(kind public.ledger_account_kind) returns bigint language sql as $$
  select coalesce(sum(e.amount_paise), 0)::bigint from private.ledger_entries as e
  join private.ledger_accounts as a on a.id = e.account_id where a.kind = books.kind
$$;
create function tests.heard(handle text, what text) returns bigint language sql as $$
  select count(*) from public.system_notifications as n where n.user_id = tests.user_id(handle) and n.template = what
$$;
