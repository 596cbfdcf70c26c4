-- A delivery that did not come, and bottles that go back.

create table public.delivery_claims (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.enhanced_orders (id),
  user_id uuid not null references auth.users (id),
  subscription_ids uuid[] not null constraint claim_has_lines check (cardinality(subscription_ids) between 1 and 200),
  status text not null constraint claim_status check (status in ('open', 'refunded', 'refused')),
  amount_paise integer not null default 0,
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by uuid
);
create index delivery_claims_order_idx on public.delivery_claims (order_id);
create index delivery_claims_user_idx on public.delivery_claims (user_id, created_at);
create index delivery_claims_open_idx on public.delivery_claims (created_at) where status = 'open';
comment on table public.delivery_claims is 'Lines of a subscription''s order that the customer reported as not delivered.';
alter table public.delivery_claims enable row level security;
create policy "customers read their claims, administrators all" on public.delivery_claims for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));
revoke all on public.delivery_claims from anon, authenticated;
grant select (id, order_id, user_id, subscription_ids, status, amount_paise, created_at, decided_at) on public.delivery_claims to authenticated;

insert into public.app_settings (setting_key, value_type, unit, setting_value, minimum, maximum, category, description, is_public) values
  ('subscription_claim_at_once_paise', 'integer', 'paise', '20000', 0, 1000000, 'subscriptions', 'Up to this price a missed delivery is refunded at once.', false),
  ('subscription_claims_at_once', 'integer', 'count', '3', 0, 31, 'subscriptions',
   'Missed deliveries of a customer within 30 days that are refunded at once; the vendor decides about more.', false),
  ('subscription_claim_answer_seconds', 'integer', 'seconds', '86400', 3600, 604800, 'subscriptions',
   'How long a vendor has to answer a missed delivery; then it is refunded.', false);
insert into private.notification_templates (template, type, title, message, push_for) values
  ('vendor_claim_new', 'warning', 'Missed delivery reported', 'Order {order_number} of {day} did not arrive, says the customer. Please answer within a day.', '12 hours'),
  ('vendor_claim_refunded', 'info', 'Missed delivery refunded', 'Order {order_number} of {day} did not arrive, says the customer. It was refunded.', null),
  ('claim_refused', 'warning', 'Not refunded', '{vendor} says that the delivery of {day} came. Help can look at it again.', '12 hours'),
  ('bottles_confirmed', 'success', 'Bottles returned', '{vendor} has {count} bottles back.', null);

create function private.claim_is_open(o public.enhanced_orders, day date, at timestamptz default now()) returns boolean
language sql stable set search_path = '' as $$
  select o.kind = 'subscription' and (claim_is_open.at at time zone 'Asia/Kolkata')::date = claim_is_open.day
    and claim_is_open.at <= private.clock_on(claim_is_open.day, 'subscription_claim_seconds')
    and (o.status = 'delivered' or (o.status = 'pending' and claim_is_open.at > o.promised_max_at))
$$;
comment on function private.claim_is_open is
  'Whether a delivery can be reported as missed: on its day until 13:00, once it is marked as delivered or its time has passed.';

create function private.pay_claim(claim public.delivery_claims) returns bigint
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  o public.enhanced_orders := private.lock_order(claim.order_id);
  everything boolean := (select count(*) from public.subscription_days as d where d.order_id = claim.order_id) = cardinality(claim.subscription_ids);
  chosen jsonb;
  amount bigint := 0;
begin
  perform private.lock_subscriber(w.subscriber_id) from public.subscription_orders as w where w.order_id = claim.order_id;
  if o.status = 'pending' and everything then
    o := private.transition(o.id, 'cancelled', null, 'system', 'missed_delivery');
    amount := o.total_paise;
  elsif o.status <> 'cancelled' then
    select jsonb_agg(jsonb_build_object('position', k.position, 'amount_paise', least(k.amount_paise - k.refunded_paise, w.paise))) into chosen
    from (
      select 'items' as code, i.tax_class, sum(i.total_paise) as paise
      from public.subscription_days as d join public.subscriptions as s on s.id = d.subscription_id
      join public.order_items as i on i.order_id = d.order_id and i.item_id = s.item_id
      where d.order_id = o.id and d.subscription_id = any (claim.subscription_ids) group by i.tax_class
      union all
      select 'delivery', c.tax_class, c.amount_paise from public.order_charges as c
      where c.order_id = o.id and c.code = 'delivery' and c.phase = 'quoted' and everything) as w
    join private.charges_left(o.id) as k on k.code = w.code and k.tax_class is not distinct from w.tax_class
    where k.amount_paise > k.refunded_paise;
    if chosen is not null then amount := private.refund(o, chosen, 'missed_delivery', 'customer', 'wallet', 'claim:' || claim.id); end if;
    -- Bottles that never came need not go back.
    if o.status = 'delivered' then
      update public.subscriptions as s set bottles_out = greatest(s.bottles_out - d.quantity, 0)
      from public.subscription_days as d
      where d.order_id = o.id and d.deposit_paise > 0 and d.subscription_id = any (claim.subscription_ids) and s.id = d.subscription_id;
    end if;
  end if;
  update public.delivery_claims as c set status = 'refunded', amount_paise = amount, decided_at = now(), decided_by = auth.uid() where c.id = claim.id;
  perform private.publish('user:' || o.user_id, 'subscription', '{}'::jsonb);
  perform private.publish('vendor:' || o.vendor_id, 'round', '{}'::jsonb);
  return amount;
end
$$;
comment on function private.pay_claim is 'Refunds what did not come: the whole order while it is under way, else the lines, and the delivery where all of it is missing.';

create function public.claim_missed_delivery(order_id uuid, subscription_ids uuid[]) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  wanted uuid[] := array(select distinct u from unnest(claim_missed_delivery.subscription_ids) as u order by u);
  o public.enhanced_orders;
  made public.subscription_orders;
  claim public.delivery_claims;
  price bigint;
  earlier integer;
begin
  if coalesce(cardinality(claim_missed_delivery.subscription_ids), 0) not between 1 and 200 then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  -- One after the other: how many were refunded at once is counted.
  perform private.take_turns('claim_missed_delivery', caller::text);
  o := private.lock_order(claim_missed_delivery.order_id);
  select * into made from public.subscription_orders as w where w.order_id = o.id;
  if o.user_id is distinct from caller or made.order_id is null then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  select * into claim from public.delivery_claims as c where c.order_id = o.id and c.subscription_ids && wanted limit 1;
  if found then return jsonb_build_object('status', claim.status, 'amount_paise', claim.amount_paise); end if;
  if not private.claim_is_open(o, made.day) then
    perform private.refuse(409, 'claim_not_open', 'A missed delivery can be reported on its day, from when it was due until 13:00.');
  end if;
  select sum(d.unit_paise * d.quantity) into price from public.subscription_days as d where d.order_id = o.id and d.subscription_id = any (wanted);
  if (select count(*) from public.subscription_days as d where d.order_id = o.id and d.subscription_id = any (wanted)) <> cardinality(wanted) then
    perform private.refuse(404, 'subscription_not_found', 'There is no such subscription.');
  end if;
  select count(*) into earlier from public.delivery_claims as c
  where c.user_id = caller and c.status <> 'refused' and c.created_at > now() - interval '30 days';
  insert into public.delivery_claims (order_id, user_id, subscription_ids, status) values (o.id, caller, wanted, 'open') returning * into claim;
  if price <= private.setting_int('subscription_claim_at_once_paise') and earlier < private.setting_int('subscription_claims_at_once') then
    perform private.pay_claim(claim);
    perform private.notify_party(o, 'vendor', 'vendor_claim_refunded', jsonb_build_object('day', to_char(made.day, 'DD/MM')));
  else
    perform private.notify_party(o, 'vendor', 'vendor_claim_new', jsonb_build_object('day', to_char(made.day, 'DD/MM')));
    perform private.publish('user:' || caller, 'subscription', '{}'::jsonb);
    perform private.publish('vendor:' || o.vendor_id, 'round', '{}'::jsonb);
  end if;
  select * into claim from public.delivery_claims as c where c.id = claim.id;
  return jsonb_build_object('status', claim.status, 'amount_paise', claim.amount_paise);
end
$$;
comment on function public.claim_missed_delivery is
  'Reports what of a subscription''s order did not come, on its day until 13:00: {status: refunded or open, amount_paise}. Small ones, and the '
  'first of a month, are refunded at once; about others the vendor decides within a day. Repeated, it answers what became of it.';

create function public.decide_claim(claim_id uuid, accepted boolean) returns text
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  claim public.delivery_claims;
  o public.enhanced_orders;
begin
  select * into claim from public.delivery_claims as c where c.id = decide_claim.claim_id;
  o := private.lock_order(claim.order_id);
  if o.id is null or not private.works_for(o.vendor_id) then perform private.refuse(404, 'claim_not_found', 'There is no such report.'); end if;
  select * into claim from public.delivery_claims as c where c.id = decide_claim.claim_id for update;
  if claim.status <> 'open' then return claim.status; end if;
  if decide_claim.accepted then
    perform private.pay_claim(claim);
    return 'refunded';
  end if;
  update public.delivery_claims as c set status = 'refused', decided_at = now(), decided_by = auth.uid() where c.id = claim.id;
  perform private.notify(o.user_id, 'claim_refused', jsonb_build_object('vendor', o.vendor_name, 'day', to_char(w.day, 'DD/MM')), '/grocery/subscriptions')
  from public.subscription_orders as w where w.order_id = o.id;
  perform private.publish('user:' || o.user_id, 'subscription', '{}'::jsonb);
  perform private.publish('vendor:' || o.vendor_id, 'round', '{}'::jsonb);
  return 'refused';
end
$$;
comment on function public.decide_claim is 'What the vendor''s people answer to a missed delivery: refunded or refused. One that is decided stays as it is.';

create function private.settle_old_claims(most integer default 100) returns integer language plpgsql set search_path = '' as $$
declare
  claim public.delivery_claims;
  settled integer := 0;
begin
  for claim in
    select * from public.delivery_claims as c where c.status = 'open'
      and c.created_at < now() - make_interval(secs => private.setting_int('subscription_claim_answer_seconds')) order by c.created_at limit most
  loop
    perform private.lock_order(claim.order_id);
    select * into claim from public.delivery_claims as c where c.id = claim.id for update;
    continue when claim.status <> 'open';
    perform private.pay_claim(claim);
    settled := settled + 1;
  end loop;
  return settled;
end
$$;
comment on function private.settle_old_claims is 'Refunds missed deliveries that their vendor has not answered in time.';

-- Bottles ----------------------------------------------------------------------------------------------------------------

create table public.bottle_returns (
  id uuid primary key default gen_random_uuid(),
  subscription_id uuid not null references public.subscriptions (id),
  order_id uuid references public.enhanced_orders (id),
  count smallint not null constraint bottle_count_range check (count between 1 and 200),
  status text not null constraint bottle_return_status check (status in ('stated', 'confirmed', 'refused')),
  created_at timestamptz not null default now(),
  decided_at timestamptz
);
create unique index bottle_returns_door_idx on public.bottle_returns (order_id, subscription_id) where order_id is not null;
create unique index bottle_returns_stated_idx on public.bottle_returns (subscription_id) where status = 'stated';
create index bottle_returns_subscription_idx on public.bottle_returns (subscription_id, created_at);
comment on table public.bottle_returns is
  'Bottles that came back: counted by the vendor''s people at the door (with the order), or stated by the customer and confirmed by the vendor.';
alter table public.bottle_returns enable row level security;
create policy "customers read their bottles, administrators all" on public.bottle_returns for select to authenticated
  using (private.has_subscription(subscription_id) or (select private.is_admin()));
revoke all on public.bottle_returns from anon, authenticated;
grant select on public.bottle_returns to authenticated;

create function private.lock_bottles(subscription_id uuid) returns public.subscriptions language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  s public.subscriptions;
begin
  perform from public.enhanced_orders as o where o.id in (
    select d.order_id from public.subscription_days as d where d.subscription_id = lock_bottles.subscription_id and d.deposit_back < d.deposit_bottles)
  order by o.id for no key update;
  perform private.lock_subscriber(w.subscriber_id) from public.subscriptions as w where w.id = lock_bottles.subscription_id;
  select * into s from public.subscriptions as w where w.id = lock_bottles.subscription_id;
  return s;
end
$$;
comment on function private.lock_bottles is 'Locks the orders that hold deposits of a subscription, then its subscriber.';

create function private.return_deposits(s public.subscriptions) returns bigint language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  surplus integer := s.bottles_paid - s.bottles_out;
  paid record;
  o public.enhanced_orders;
  chosen jsonb;
  many integer;
  amount bigint := 0;
begin
  for paid in
    select d.day, d.order_id, d.deposit_paise, d.deposit_bottles - d.deposit_back as open from public.subscription_days as d
    where d.subscription_id = s.id and d.deposit_back < d.deposit_bottles order by d.day desc
  loop
    exit when surplus <= 0;
    many := least(surplus, paid.open);
    select * into o from public.enhanced_orders as e where e.id = paid.order_id and e.status = 'delivered';
    continue when not found;
    -- An administrator may have refunded it before.
    select jsonb_agg(jsonb_build_object('position', k.position, 'amount_paise', least(k.amount_paise - k.refunded_paise, many * paid.deposit_paise)))
    into chosen from private.charges_left(o.id) as k where k.code = 'bottle_deposit' and k.amount_paise > k.refunded_paise;
    if chosen is not null then
      amount := amount + private.refund(o, chosen, 'bottles_returned', 'customer', 'wallet', format('bottles:%s:%s:%s', s.id, paid.day, paid.open));
    end if;
    update public.subscription_days as d set deposit_back = d.deposit_back + many where d.subscription_id = s.id and d.day = paid.day;
    update public.subscriptions as w set bottles_paid = w.bottles_paid - many where w.id = s.id;
    surplus := surplus - many;
  end loop;
  return amount;
end
$$;
comment on function private.return_deposits is
  'Refunds the deposits that no bottle is out for, the newest first, to the wallet, from the vendor who holds them; with the bottles locked.';

create function private.take_bottles(s public.subscriptions, count integer) returns void language plpgsql set search_path = '' as $$
#variable_conflict use_column
begin
  update public.subscriptions as w set bottles_out = greatest(w.bottles_out - take_bottles.count, 0) where w.id = s.id returning * into s;
  -- While it goes on, the deposits cover the next bottles.
  if s.ends_on < private.today() then perform private.return_deposits(s); end if;
end
$$;
comment on function private.take_bottles is 'Bottles are back with the vendor; after the end of a subscription their deposit is too.';

create function public.state_bottles(subscription_id uuid, count integer) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  s public.subscriptions := private.own_subscription(state_bottles.subscription_id);
begin
  if state_bottles.count is null or state_bottles.count not between 1 and s.bottles_out then
    perform private.refuse(409, 'bottles_invalid', 'You do not have that many bottles.', jsonb_build_object('out', s.bottles_out));
  end if;
  insert into public.bottle_returns (subscription_id, count, status) values (s.id, state_bottles.count, 'stated')
  on conflict (subscription_id) where status = 'stated' do update set count = excluded.count, created_at = now();
  perform private.told_of_change(s);
end
$$;
comment on function public.state_bottles is 'The customer has put out so many empty bottles; the vendor''s people confirm them.';

create function public.confirm_bottles(return_id uuid, count integer) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  stated public.bottle_returns;
  stop public.subscribers;
  s public.subscriptions;
begin
  select d.* into stop from public.bottle_returns as b join public.subscriptions as w on w.id = b.subscription_id
    join public.subscribers as d on d.id = w.subscriber_id where b.id = confirm_bottles.return_id;
  if stop.id is null or not private.works_for(stop.vendor_id) then perform private.refuse(404, 'bottles_not_found', 'These bottles are not known.'); end if;
  s := private.lock_bottles((select b.subscription_id from public.bottle_returns as b where b.id = confirm_bottles.return_id));
  select * into stated from public.bottle_returns as b where b.id = confirm_bottles.return_id;
  if stated.status <> 'stated' then return; end if;
  if confirm_bottles.count is null or confirm_bottles.count not between 0 and s.bottles_out then
    perform private.refuse(409, 'bottles_invalid', 'You do not have that many bottles.', jsonb_build_object('out', s.bottles_out));
  end if;
  update public.bottle_returns as b set status = case when confirm_bottles.count = 0 then 'refused' else 'confirmed' end,
    count = greatest(confirm_bottles.count, 1), decided_at = now() where b.id = stated.id;
  if confirm_bottles.count > 0 then
    perform private.take_bottles(s, confirm_bottles.count);
    perform private.notify(stop.user_id, 'bottles_confirmed', jsonb_build_object('vendor', v.name, 'count', confirm_bottles.count), '/grocery/subscriptions')
    from public.vendors as v where v.id = stop.vendor_id;
  end if;
  perform private.publish('user:' || stop.user_id, 'subscription', '{}'::jsonb);
  perform private.publish('vendor:' || stop.vendor_id, 'round', '{}'::jsonb);
end
$$;
comment on function public.confirm_bottles is 'The vendor''s people have found so many bottles of what the customer stated; 0 refuses. Once decided it stays.';

create function private.return_idle_deposits(most integer default 200) returns integer language plpgsql set search_path = '' as $$
declare
  one uuid;
  returned integer := 0;
begin
  for one in select s.id from public.subscriptions as s where s.ends_on < private.today() and s.bottles_paid > s.bottles_out order by s.id limit most loop
    if private.return_deposits(private.lock_bottles(one)) > 0 then returned := returned + 1; end if;
  end loop;
  return returned;
end
$$;
comment on function private.return_idle_deposits is 'Deposits of subscriptions that have ended and for which no bottle is out.';
create index subscriptions_idle_idx on public.subscriptions (ends_on) where bottles_paid > bottles_out;

revoke execute on function public.claim_missed_delivery(uuid, uuid[]), public.decide_claim(uuid, boolean), public.state_bottles(uuid, integer),
  public.confirm_bottles(uuid, integer) from public, anon;
grant execute on function public.claim_missed_delivery(uuid, uuid[]), public.decide_claim(uuid, boolean), public.state_bottles(uuid, integer),
  public.confirm_bottles(uuid, integer) to authenticated;
