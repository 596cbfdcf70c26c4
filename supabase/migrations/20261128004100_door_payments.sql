-- Paying later and by somebody else: cash that becomes a payment by UPI, on the customer's phone or by a QR code on
-- the courier's screen, and links by which somebody else pays a checkout (docs/decisions/0105).

-- Bodies are checked when all files are applied: a function may name what a later file makes.
set check_function_bodies = off;

insert into private.notification_templates (template, type, title, message, push_for) values
  ('cash_paid_online', 'success', 'Paid by UPI',
   '{amount} for order {order_number} is paid. You have no cash to pay.', '1 hour'),
  ('take_no_cash', 'success', 'Paid by UPI: take no cash',
   'Order {order_number}: {amount} is paid by UPI. Take no cash for it.', '30 minutes'),
  ('paid_twice_at_door', 'warning', 'Paid in cash already',
   'Order {order_number}: {amount} by UPI came after you had taken the cash. It goes back to the customer by itself.',
   '1 day');

-- Cash that is paid at the gateway instead ---------------------------------------------------------------------------
create function private.cash_parts(order_id uuid) returns setof public.payments
language sql stable set search_path = '' as $$
  select p.* from public.payments as p
  join private.payment_methods as m on m.method = p.method and m.collected = 'handover'
  where p.order_id = cash_parts.order_id and p.status = 'created' and p.amount_paise > p.refunded_paise
  order by p.position
$$;

comment on function private.cash_parts is 'The parts of an order that whoever hands it over still has to collect.';

create function private.order_due(subject_id uuid, customer uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
declare
  o public.enhanced_orders;
  due bigint;
  ids jsonb;
begin
  select * into o from public.enhanced_orders as e
  where e.id = order_due.subject_id and e.user_id = order_due.customer;
  if o.id is null then return null; end if;
  select coalesce(sum(p.amount_paise - p.refunded_paise), 0), jsonb_agg(p.id) into due, ids
  from private.cash_parts(o.id) as p;
  return jsonb_build_object('amount_paise', due, 'payments', ids, 'pay_by', null, 'state', case
    when o.status in ('awaiting_payment', 'cancelled') then 'ended'
    when due = 0 then 'paid'
    when not coalesce((select s.setting_value = 'true' from public.app_settings as s
      where s.setting_key = 'gateway_enabled'), false) then 'ended'
    else 'open' end);
end
$$;

comment on function private.order_due is
  'What of an order is to be paid in cash and can be paid at the gateway instead (private.gateway_purposes).';

create function private.change_method(part public.payments) returns void
language plpgsql set search_path = '' as $$
begin
  update public.payments as p set updated_at = now(),
    method = (select m.method from private.payment_methods as m where m.collected = 'provider' order by 1 limit 1)
  where p.id = part.id and p.status = 'created' and p.collected_at is null;
  update public.enhanced_orders as e set cash_change_for_paise = null
  where e.id = part.order_id and e.cash_change_for_paise is not null and private.cash_due(e.id) = 0;
end
$$;

comment on function private.change_method is
  'A part that was to be paid in cash is paid at the gateway. Nobody owes its cash from then on: what is asked for at '
  'the handover, what a courier may carry and what settling books follow the parts. The caller holds the order.';

create function private.take_order_due(subject_id uuid, gateway_order_id uuid, amount_paise bigint,
  provider_payment_id text) returns bigint
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  o public.enhanced_orders := private.lock_order(take_order_due.subject_id);
  part public.payments;
  taken bigint := 0;
  told jsonb;
  taker uuid;
begin
  if o.status not in ('awaiting_payment', 'cancelled') then
    for part in select * from private.cash_parts(o.id) loop
      continue when taken + part.amount_paise - part.refunded_paise > take_order_due.amount_paise;
      perform private.change_method(part);
      perform private.payment_captured(part.id, take_order_due.provider_payment_id);
      taken := taken + part.amount_paise - part.refunded_paise;
    end loop;
  end if;
  told := jsonb_build_object('amount', private.rupees(take_order_due.amount_paise),
    'amount_paise', take_order_due.amount_paise, 'order_number', o.order_number);
  if taken = 0 then
    -- Whoever took the cash learns that nothing is to be done.
    for taker in select distinct p.collected_by from public.payments as p
        where p.order_id = o.id and p.collected_by is not null loop
      perform private.notify(taker, 'paid_twice_at_door', told);
    end loop;
    if exists (select from public.payments as p where p.order_id = o.id and p.collected_role = 'vendor') then
      perform private.notify_party(o, 'vendor', 'paid_twice_at_door', told);
    end if;
    return 0;
  end if;
  select * into o from public.enhanced_orders as e where e.id = o.id;
  told := told || jsonb_build_object('amount', private.rupees(taken), 'amount_paise', taken);
  perform private.notify(o.user_id, 'cash_paid_online', told, '/order-tracking/' || o.id);
  perform private.notify(j.performer_id, 'take_no_cash', told) from private.job_of(o.id) as j
  where j.performer_id is not null and o.status <> 'delivered';
  perform private.announce_order(o);
  perform private.tell_performer(o.id);
  return taken;
end
$$;

comment on function private.take_order_due is
  'Money has come in place of cash: nobody asks for the cash any more. What comes after the cash was taken, or for an '
  'order that was cancelled, goes back (private.gateway_purposes).';

insert into private.gateway_purposes (purpose, due, taken) values
  ('order_due', 'private.order_due', 'private.take_order_due');

-- QR codes on the screen of whoever hands over ----------------------------------------------------------------------
create table private.gateway_codes (
  provider_code_id text primary key
    constraint gateway_code_name check (provider_code_id ~ '^[A-Za-z0-9_]{1,64}$'),
  gateway_order_id uuid not null references private.gateway_orders (id),
  content text not null constraint gateway_code_content check (length(content) between 1 and 1000),
  close_by timestamptz not null,
  closed_at timestamptz,
  next_close_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);

comment on table private.gateway_codes is
  'QR codes of the gateway by which what it is asked to collect is paid. A code takes one payment, and none once it '
  'is closed; what comes all the same goes back.';
comment on column private.gateway_codes.content is 'What the code says: an address that an app for UPI opens.';
comment on column private.gateway_codes.next_close_at is
  'When the gateway is asked next to close it, once it must be.';

create index gateway_codes_order_idx on private.gateway_codes (gateway_order_id);
create index gateway_codes_open_idx on private.gateway_codes (next_close_at) where closed_at is null;

revoke all on private.gateway_codes from anon, authenticated;

create function private.hands_over(order_id uuid, who uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.jobs as j where j.order_id = hands_over.order_id
      and j.performer_id = hands_over.who and j.state in ('picked_up', 'near'))
    or exists (select from public.bookings as b join public.user_roles as r on r.user_id = hands_over.who
        and r.role = 'vendor' where b.order_id = hands_over.order_id and b.state in ('confirmed', 'in_progress')
      and hands_over.who in (select private.staff_with(b.vendor_id, 'orders')))
$$;

comment on function private.hands_over is
  'Whether somebody takes the cash of an order just now: whoever brings it, or at a visit the business''s own people.';

create function public.gateway_code_start(performer uuid, order_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  customer uuid := (select o.user_id from public.enhanced_orders as o where o.id = gateway_code_start.order_id
    and private.hands_over(o.id, gateway_code_start.performer));
  asked jsonb;
begin
  if customer is null then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  asked := public.gateway_start(customer, gateway_code_start.order_id, 'order_due');
  if asked ->> 'state' <> 'open' then return asked; end if;
  return (asked - '{name,phone,pay_by,provider_order_id}'::text[]) || jsonb_build_object('code', (
    select jsonb_build_object('provider_code_id', c.provider_code_id, 'content', c.content, 'close_by', c.close_by)
    from private.gateway_codes as c where c.gateway_order_id = (asked ->> 'id')::uuid and c.closed_at is null
      and c.close_by > now() + interval '1 minute' order by c.created_at desc limit 1));
end
$$;

comment on function public.gateway_code_start is
  'For the function payments only: what whoever brings an order, or has served its customer, lets them pay by a QR '
  'code instead of cash, '
  '{state: open, id, amount_paise, currency, receipt, code: {provider_code_id, content, close_by}}; code is null '
  'until it is made. {state: paid} or {state: ended} where nothing is to be paid.';

create function public.gateway_code_made(id uuid, provider_code_id text, content text, close_by timestamptz)
  returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  insert into private.gateway_codes (provider_code_id, gateway_order_id, content, close_by)
  values (gateway_code_made.provider_code_id, gateway_code_made.id, gateway_code_made.content,
    gateway_code_made.close_by) on conflict do nothing;
  update private.gateway_orders as g set next_check_at = least(g.next_check_at, now() + interval '60 seconds')
  where g.id = gateway_code_made.id;
end
$$;

comment on function public.gateway_code_made is
  'For the function payments only: the gateway has made a QR code. Two may be open at once: one payment counts.';

create function private.codes_to_close() returns setof private.gateway_codes
language sql stable set search_path = '' as $$
  select c.* from private.gateway_codes as c join private.gateway_orders as g on g.id = c.gateway_order_id
  cross join lateral private.subject_due(g.purpose, g.subject_id, g.user_id) as due
  where c.closed_at is null and c.next_close_at <= now() and c.close_by > now()
    and (g.state <> 'open' or due ->> 'state' <> 'open' or (due ->> 'amount_paise')::bigint <> g.amount_paise)
$$;

comment on function private.codes_to_close is
  'QR codes by which nothing is to be paid any more: it is paid, in cash or otherwise, costs something else, or has '
  'ended.';

create function public.claim_gateway_codes(most integer default 20) returns table (provider_code_id text)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  -- These have closed by themselves.
  update private.gateway_codes as c set closed_at = c.close_by where c.closed_at is null and c.close_by <= now();
  return query
  update private.gateway_codes as c set next_close_at = now() + interval '60 seconds'
  where c.closed_at is null and c.provider_code_id in (select d.provider_code_id from private.codes_to_close() as d
    order by d.next_close_at limit least(greatest(claim_gateway_codes.most, 0), 100))
  returning c.provider_code_id;
end
$$;

comment on function public.claim_gateway_codes is
  'For the function payment-worker only: QR codes to close, claimed for 60 seconds.';

create function public.gateway_code_closed(provider_code_id text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  update private.gateway_codes as c set closed_at = now()
  where c.provider_code_id = gateway_code_closed.provider_code_id and c.closed_at is null;
end
$$;

comment on function public.gateway_code_closed is
  'For the functions payment-worker and payment-webhook only: nobody pays by a QR code any more.';

-- Links for somebody else to pay ------------------------------------------------------------------------------------
create table private.pay_links (
  id uuid primary key default gen_random_uuid(),
  token_hash bytea not null unique,
  checkout_id uuid not null,
  user_id uuid not null references auth.users (id),
  created_at timestamptz not null default now(),
  revoked_at timestamptz
);

comment on table private.pay_links is
  'Links by which somebody else pays a checkout that waits for its payment. They end with it.';
comment on column private.pay_links.token_hash is
  'SHA-256 of what the link carries, 128 random bits that are not kept.';

create index pay_links_checkout_idx on private.pay_links (checkout_id);
create index pay_links_user_idx on private.pay_links (user_id);

revoke all on private.pay_links from anon, authenticated;

create function private.pay_link_of(token text) returns private.pay_links
language plpgsql stable set search_path = '' as $$
declare
  l private.pay_links;
begin
  select * into l from private.pay_links as s where s.token_hash = sha256(convert_to(left(token, 40), 'utf8'));
  if l.id is null then
    perform private.refuse(404, 'share_link_not_found', 'This link leads to nothing. Please ask for a new one.');
  end if;
  return l;
end
$$;

comment on function private.pay_link_of is 'The link that a token is of; refuses one that leads nowhere.';

create function public.create_pay_link(checkout_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  due jsonb := private.subject_due('checkout', create_pay_link.checkout_id, caller);
  token text := rtrim(translate(encode(extensions.gen_random_bytes(16), 'base64'), '+/', '-_'), '=');
begin
  perform private.hold_account(caller);
  if due ->> 'state' <> 'open' then
    perform private.refuse(409, 'payment_not_waiting', 'Nothing waits to be paid any more.');
  end if;
  if (select count(*) from private.pay_links as l where l.checkout_id = create_pay_link.checkout_id) >= 20 then
    perform private.refuse(429, 'too_many_share_links', 'Many links to this order were made. Please use one of them.');
  end if;
  insert into private.pay_links (token_hash, checkout_id, user_id)
  values (sha256(convert_to(token, 'utf8')), create_pay_link.checkout_id, caller);
  return jsonb_build_object('token', token, 'until_at', due -> 'pay_by');
end
$$;

comment on function public.create_pay_link is
  'A link by which somebody else pays the caller''s checkout that waits for its payment: {token, until_at}; the token '
  'is told only once.';

create function public.open_pay_links(checkout_id uuid) returns integer
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  due jsonb := private.subject_due('checkout', open_pay_links.checkout_id, private.require_user());
begin
  return (select count(*) from private.pay_links as l where l.checkout_id = open_pay_links.checkout_id
    and l.revoked_at is null and due ->> 'state' = 'open');
end
$$;

comment on function public.open_pay_links is
  'How many links by which somebody else may pay the caller''s checkout are open.';

create function public.revoke_pay_links(checkout_id uuid) returns integer
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  due jsonb := private.subject_due('checkout', revoke_pay_links.checkout_id, private.require_user());
  ended integer;
begin
  update private.pay_links as l set revoked_at = now()
  where l.checkout_id = revoke_pay_links.checkout_id and l.revoked_at is null and due is not null;
  get diagnostics ended = row_count;
  return ended;
end
$$;

comment on function public.revoke_pay_links is
  'Ends every link by which somebody else may pay the caller''s checkout; answers how many there were.';

create function public.payment_by_link(token text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  l private.pay_links := private.pay_link_of(token);
  due jsonb := private.subject_due('checkout', l.checkout_id, l.user_id);
begin
  if l.revoked_at is not null or due ->> 'state' <> 'open' then
    return jsonb_build_object('state', case when l.revoked_at is null then due ->> 'state' else 'ended' end,
      'server_now', now());
  end if;
  return jsonb_build_object('state', 'waiting', 'amount_paise', due -> 'amount_paise', 'pay_by', due -> 'pay_by',
    'server_now', now(), 'customer_name', private.first_name(l.user_id),
    'vendor_names', (select coalesce(jsonb_agg(distinct o.vendor_name), '[]') from public.enhanced_orders as o
      where o.checkout_id = l.checkout_id and o.status = 'awaiting_payment' and o.vendor_name is not null));
end
$$;

comment on function public.payment_by_link is
  'What somebody who holds a link is asked to pay, also without an account: {state: waiting, amount_paise, pay_by, '
  'server_now, customer_name, vendor_names}; {state: paid|ended, server_now} once nothing is asked for.';

create function public.gateway_link_subject(token text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  l private.pay_links := private.pay_link_of(token);
begin
  if l.revoked_at is not null then
    perform private.refuse(404, 'share_link_not_found', 'This link leads to nothing. Please ask for a new one.');
  end if;
  return jsonb_build_object('customer', l.user_id, 'purpose', 'checkout', 'subject_id', l.checkout_id);
end
$$;

comment on function public.gateway_link_subject is
  'For the function payments only: what a link pays and for whom, {customer, purpose, subject_id}.';

revoke execute on function public.gateway_code_start(uuid, uuid),
  public.gateway_code_made(uuid, text, text, timestamptz), public.claim_gateway_codes(integer),
  public.gateway_code_closed(text), public.gateway_link_subject(text) from public, anon, authenticated;
grant execute on function public.gateway_code_start(uuid, uuid),
  public.gateway_code_made(uuid, text, text, timestamptz), public.claim_gateway_codes(integer),
  public.gateway_code_closed(text), public.gateway_link_subject(text) to service_role;
revoke execute on function public.create_pay_link(uuid), public.open_pay_links(uuid), public.revoke_pay_links(uuid)
  from public, anon;
grant execute on function public.create_pay_link(uuid), public.open_pay_links(uuid), public.revoke_pay_links(uuid)
  to authenticated;
revoke execute on function public.payment_by_link(text) from public;
grant execute on function public.payment_by_link(text) to anon, authenticated;
revoke execute on function private.cash_parts(uuid), private.hands_over(uuid, uuid), private.order_due(uuid, uuid),
  private.change_method(public.payments), private.take_order_due(uuid, uuid, bigint, text), private.codes_to_close(),
  private.pay_link_of(text) from public;
