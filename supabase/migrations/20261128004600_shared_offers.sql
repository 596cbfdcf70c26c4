-- Offers that several bear or bring: coupons that platform and vendor share (docs/decisions/0118).

-- Bodies are checked when all files are applied: a function may name what a later file makes.
set check_function_bodies = off;

-- Shared coupons ------------------------------------------------------------------------------------------------------
create table private.coupon_consents (
  code text not null references public.coupons (code),
  vendor_id uuid not null references public.vendors (id) on delete cascade,
  state text not null default 'proposed'
    constraint consent_state check (state in ('proposed', 'accepted', 'declined', 'ended')),
  proposed_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by uuid,
  primary key (code, vendor_id),
  constraint consent_is_decided check ((state = 'proposed') = (decided_at is null))
);

create index coupon_consents_vendor_idx on private.coupon_consents (vendor_id);

comment on table private.coupon_consents is
  'Which vendors bear a part of a coupon of the platform: proposed by the administration, accepted or declined by the '
  'vendor, and ended by it for new orders. A coupon''s terms never change: nobody bears what they did not read.';

revoke all on private.coupon_consents from anon, authenticated;

insert into private.notification_templates (template, type, title, message, push_for) values
  ('vendor_coupon_proposed', 'info', 'An offer to share', 'Angadi proposes the coupon {code} for {vendor}. It '
   'holds once you agree to bear your part of it.', '1 day');

create function private.propose_coupon(c public.coupons, vendors jsonb) returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  asked record;
begin
  for asked in
    insert into private.coupon_consents as a (code, vendor_id)
    select distinct c.code, (n #>> '{}')::uuid from jsonb_array_elements(nullif(vendors, 'null')) as n
    returning a.vendor_id, (select v.name from public.vendors as v where v.id = a.vendor_id) as name
  loop
    perform private.notify(s.user_id, 'vendor_coupon_proposed', jsonb_build_object('code', c.code, 'vendor',
      asked.name), '/vendor/hub?part=offers')
    from public.vendor_staff as s join private.position_rights as r on r.position = s.position and r."right" = 'prices'
    where s.vendor_id = asked.vendor_id;
  end loop;
end
$$;

comment on function private.propose_coupon is 'Asks vendors whether they bear their part of a new coupon.';

create function public.proposed_coupons(vendor_id uuid) returns table (code text, title text,
  title_translations jsonb, kind text, value integer, cap_paise integer, minimum_paise integer, valid_to timestamptz,
  first_order_only boolean, items integer, vendor_share_bp integer, state text, uses integer, cost_paise bigint)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_staff(proposed_coupons.vendor_id);
  return query
    select k.code, k.title, k.title_translations, k.kind, k.value, k.cap_paise, k.minimum_paise, k.valid_to,
      k.first_order_only, case when k.item_ids is not null then (select count(*)::integer from public.catalog_items as i
        where i.id = any (k.item_ids) and i.vendor_id = proposed_coupons.vendor_id) end,
      10000 - k.platform_share_bp, case when k.valid_to > now() then a.state else 'over' end, borne.uses, borne.paise
    from private.coupon_consents as a join public.coupons as k on k.code = a.code
    cross join lateral (select count(*)::integer as uses, coalesce(sum(private.own_offer(o.id)), 0)::bigint as paise
      from public.enhanced_orders as o where o.vendor_id = a.vendor_id and o.promo_code = k.code
        and o.status <> 'cancelled') as borne
    where a.vendor_id = proposed_coupons.vendor_id
    order by k.valid_to > now() desc, a.state = 'proposed' desc, a.proposed_at desc, k.code limit 50;
end
$$;

comment on function public.proposed_coupons is
  'The coupons that the platform shares with a vendor, or proposes to, those that run and wait first: vendor_share_bp '
  'is the vendor''s part of the discount, items how many of its items it is for (null for all), state is proposed, '
  'accepted, declined, ended (by the vendor) or over; uses and cost_paise are of its orders alone. For its people.';

create function public.decide_proposed_coupon(vendor_id uuid, code text, accept boolean) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_right(decide_proposed_coupon.vendor_id, 'prices');
  wanted text := upper(left(trim(decide_proposed_coupon.code), 20));
  consent private.coupon_consents;
  decided text;
begin
  select a.* into consent from private.coupon_consents as a join public.coupons as k on k.code = a.code
  where a.vendor_id = decide_proposed_coupon.vendor_id and a.code = wanted and k.valid_to > now()
  for no key update of a;
  if consent.code is null or decide_proposed_coupon.accept is null then
    perform private.refuse(404, 'offer_unknown', 'There is no such offer.');
  end if;
  decided := case when decide_proposed_coupon.accept then 'accepted'
    when consent.state = 'accepted' then 'ended' when consent.state = 'ended' then 'ended' else 'declined' end;
  if decided = consent.state then return; end if;
  update private.coupon_consents as a set state = decided, decided_at = now(), decided_by = caller
  where a.code = consent.code and a.vendor_id = consent.vendor_id;
  if decided in ('accepted', 'ended') then
    perform private.log_act(consent.vendor_id, case decided when 'accepted' then 'offer_started' else 'offer_stopped'
      end, null, jsonb_build_object('code', consent.code));
  end if;
end
$$;

comment on function public.decide_proposed_coupon is
  'A vendor agrees to bear its part of a coupon, declines it, or ends it for new orders; orders that used it keep it. '
  'Repeated, it changes nothing. Refuses offer_unknown, also of one that is over.';

revoke execute on function public.proposed_coupons(uuid), public.decide_proposed_coupon(uuid, text, boolean)
  from public, anon;
grant execute on function public.proposed_coupons(uuid), public.decide_proposed_coupon(uuid, text, boolean)
  to authenticated;
revoke execute on function private.propose_coupon(public.coupons, jsonb) from public;

-- Instruments ---------------------------------------------------------------------------------------------------------
create function private.keep_instrument(asked private.gateway_orders, instrument jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  mark text := case when jsonb_typeof(instrument) = 'string' and length(instrument #>> '{}') between 5 and 200
    then private.keyed_digest('instrument ' || lower(instrument #>> '{}')) end;
begin
  -- What somebody else pays at the door or by a link says nothing about the customer.
  if mark is null or asked.purpose <> 'checkout' then return; end if;
  perform private.remember_digest('instrument', mark, asked.user_id);
  if exists (select from public.coupon_redemptions as r
      join public.coupons as c on c.code = r.code and c.first_order_only
      where r.checkout_id = asked.subject_id and r.user_id = asked.user_id and r.released_at is null) then
    perform private.remember_digest('first_instrument', mark, asked.user_id);
  end if;
end
$$;

comment on function private.keep_instrument is
  'Keeps the digest of what a customer has paid with, and that it paid for a first-order coupon. The money is there by '
  'then, so that the order stands; the next use is refused.';

create function private.shares_instrument(caller uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.customer_digests as own
    join private.customer_digests as used on used.kind = 'first_instrument' and used.digest = own.digest
      and used.account_id <> own.account_id and used.at > now() - private.device_digest_period()
    where own.account_id = caller and own.kind = 'instrument' and own.at > now() - private.device_digest_period())
$$;

comment on function private.shares_instrument is
  'Whether somebody has paid with an instrument that paid for a first-order coupon of another account.';

revoke execute on function private.keep_instrument(private.gateway_orders, jsonb), private.shares_instrument(uuid)
  from public;

-- Referrals -----------------------------------------------------------------------------------------------------------
insert into public.app_settings (setting_key, value_type, setting_value, category, description, is_public) values
  ('referrals_enabled', 'boolean', 'false', 'marketing', 'Customers can invite others, and both are given credit.',
   false);

insert into public.app_settings (setting_key, value_type, unit, setting_value, minimum, maximum, category, description,
  is_public) values
  ('referral_friend_paise', 'integer', 'paise', '5000', 100, 100000, 'marketing',
    'Credit of whoever was invited, once their first order above the minimum is delivered.', false),
  ('referral_referrer_paise', 'integer', 'paise', '5000', 100, 100000, 'marketing',
    'Credit of whoever invited, once the time to report something about that order is over.', false),
  ('referral_minimum_paise', 'integer', 'paise', '20000', 100, 10000000, 'marketing',
    'What has to be paid for the goods of an order that counts for an invitation.', false),
  ('referral_monthly_limit', 'integer', 'count', '10', 0, 1000, 'marketing',
    'Credits for invitations that one customer is given in a month in India.', false),
  ('referral_days', 'integer', 'count', '30', 1, 365, 'marketing',
    'Days after signing up in which somebody can still say who invited them.', false);

insert into private.notification_templates (template, type, title, message, push_for) values
  ('referral_friend_paid', 'success', 'Credit for your first order',
   '{amount} of promotional money is in your wallet, because you were invited.', '1 day'),
  ('referral_paid', 'success', 'Credit for an invitation',
   'Somebody you invited has ordered. {amount} of promotional money is in your wallet.', '1 day'),
  ('referral_taken_back', 'info', 'Credit taken back',
   'The order that {amount} was given for went back, so it is no longer in your wallet.', '1 day');

insert into private.wallet_kinds (kind, bucket, only_bucket) values
  ('referral_credit', 'promotional', false), ('referral_taken_back', 'promotional', true);

create table private.referral_codes (
  user_id uuid primary key references auth.users (id) on delete cascade,
  code text not null unique constraint referral_code_form check (code ~ '^[2-9A-HJ-NP-Z]{8}$'),
  created_at timestamptz not null default now()
);

comment on table private.referral_codes is 'The code by which a customer invites others; made when it is first shown.';

create table private.referrals (
  friend_id uuid primary key references auth.users (id) on delete cascade,
  referrer_id uuid not null references auth.users (id) on delete cascade,
  friend_paise integer not null constraint referral_friend_range check (friend_paise > 0),
  referrer_paise integer not null constraint referral_referrer_range check (referrer_paise > 0),
  minimum_paise integer not null constraint referral_minimum_range check (minimum_paise > 0),
  state text not null default 'joined'
    constraint referral_state check (state in ('joined', 'delivered', 'paid', 'refused')),
  reason text constraint referral_reason check (reason in ('same_device', 'same_address', 'same_instrument',
    'went_back', 'month_full', 'account_closed')),
  order_id uuid references public.enhanced_orders (id),
  joined_at timestamptz not null default now(),
  due_at timestamptz,
  paid_at timestamptz,
  constraint nobody_invites_themselves check (friend_id <> referrer_id),
  constraint refused_for_a_reason check ((state = 'refused') = (reason is not null)),
  constraint referral_has_order check (state not in ('delivered', 'paid') or (order_id is not null
    and due_at is not null)),
  constraint referral_paid_at check ((state = 'paid') = (paid_at is not null))
);

create index referrals_referrer_idx on private.referrals (referrer_id, paid_at);
create index referrals_order_idx on private.referrals (order_id);
create index referrals_due_idx on private.referrals (due_at) where state = 'delivered';

comment on table private.referrals is
  'Who was invited by whom, once for each person, with the amounts that were promised then. delivered: the friend has '
  'credit, and the referrer''s waits until due_at.';
comment on column private.referrals.reason is 'Why neither, or only the friend, is given credit.';

revoke all on private.referral_codes, private.referrals from anon, authenticated;

create function private.leads_back_to(friend uuid, referrer uuid) returns boolean
language sql stable set search_path = '' as $$
  with recursive chain as (
    select leads_back_to.referrer as person
    union
    select r.referrer_id from chain as c join private.referrals as r on r.friend_id = c.person
  )
  select exists (select from chain as c where c.person = leads_back_to.friend)
$$;

comment on function private.leads_back_to is
  'Whether somebody has invited, over however many others, whoever would invite them now.';

create function private.ring_of(referral private.referrals) returns uuid[]
language sql stable set search_path = '' as $$
  select array(select referral.referrer_id union select r.friend_id from private.referrals as r
    where r.referrer_id = referral.referrer_id and r.friend_id <> referral.friend_id)
$$;

comment on function private.ring_of is
  'Whom an invited person must not share a device, an address or an instrument with: the referrer, and the others they '
  'have invited.';

create function private.referral_device_known(device text, ring uuid[]) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from private.customer_digests as d where d.digest = referral_device_known.device
    and d.kind in ('device', 'help_device', 'referral_device') and d.account_id = any (ring)
    and d.at > now() - private.device_digest_period())
$$;

create function private.my_referral_code(caller uuid) returns text
language plpgsql set search_path = '' as $$
declare
  letters constant text := '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
  kept text := (select c.code from private.referral_codes as c where c.user_id = caller);
begin
  while kept is null loop
    insert into private.referral_codes as c (user_id, code)
    select caller, string_agg(substr(letters, get_byte(b.bytes, n) % 32 + 1, 1), '')
    from (select extensions.gen_random_bytes(8) as bytes) as b, generate_series(0, 7) as n
    on conflict do nothing returning c.code into kept;
    if kept is null then kept := (select c.code from private.referral_codes as c where c.user_id = caller); end if;
  end loop;
  return kept;
end
$$;

create function private.may_join(caller uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select (private.setting('referrals_enabled') = 'true'::jsonb)
    and not exists (select from private.referrals as r where r.friend_id = caller)
    and private.is_first_customer(caller)
    and (select u.created_at > now() - make_interval(days => private.setting_int('referral_days'))
      from auth.users as u where u.id = caller)
$$;

comment on function private.may_join is
  'Whether somebody can still say who invited them: new, without an order, and not yet said.';

create function public.my_referrals() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.require_user();
  own private.referrals;
begin
  select * into own from private.referrals as r where r.friend_id = caller;
  perform private.remember_digest('referral_device', private.device_digest(), caller);
  return (select jsonb_build_object('enabled', private.setting('referrals_enabled') = 'true'::jsonb,
      'code', private.my_referral_code(caller), 'friend_paise', private.setting_int('referral_friend_paise'),
      'referrer_paise', private.setting_int('referral_referrer_paise'),
      'minimum_paise', private.setting_int('referral_minimum_paise'),
      'month_limit', private.setting_int('referral_monthly_limit'), 'may_join', private.may_join(caller),
      'invited', case when own.state = 'joined' then jsonb_build_object('friend_paise', own.friend_paise,
        'minimum_paise', own.minimum_paise) end,
      'joined', count(*), 'waiting', count(*) filter (where r.state = 'delivered'),
      'paid', count(*) filter (where r.state = 'paid'),
      'earned_paise', coalesce(sum(r.referrer_paise) filter (where r.state = 'paid'), 0))
    from private.referrals as r where r.referrer_id = caller);
end
$$;

comment on function public.my_referrals is
  'The caller''s invitations: {enabled, code, friend_paise, referrer_paise, minimum_paise, month_limit, may_join '
  '(whether they can still say who invited them), invited: {friend_paise, minimum_paise} or null (what waits for their '
  'own first order), joined (how many came), waiting, paid, earned_paise}. Nobody is named.';

create function public.join_referral(code text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  referrer uuid;
  joined private.referrals;
  device text := private.device_digest();
begin
  perform private.bound(join_referral.code, 200);
  -- One after the other: a circle is seen by whoever would close it.
  perform private.take_turns('referrals', 'all');
  select c.user_id into referrer from private.referral_codes as c
  where c.code = upper(regexp_replace(join_referral.code, '\s', '', 'g'));
  select * into joined from private.referrals as r where r.friend_id = caller;
  -- An answer that was lost is repeated.
  if joined.friend_id is null or joined.referrer_id is distinct from referrer then
    if not private.may_join(caller) then
      perform private.refuse(409, 'referral_not_new', 'An invitation is for new customers, before their first order.');
    end if;
    if referrer is null then
      perform private.refuse(404, 'referral_unknown', 'This code is not known. Please check it.');
    end if;
    joined := (caller, referrer, private.setting_int('referral_friend_paise'),
      private.setting_int('referral_referrer_paise'), private.setting_int('referral_minimum_paise'), 'joined', null,
      null, now(), null, null)::private.referrals;
    if referrer = caller or private.leads_back_to(caller, referrer)
        or private.referral_device_known(device, private.ring_of(joined))
        or exists (select from auth.users as u join private.customer_digests as d on d.kind = 'phone'
          and d.digest = private.phone_digest(u.phone)
          and d.account_id = any (private.ring_of(joined)) where u.id = caller and u.phone <> '') then
      perform private.refuse(409, 'referral_not_yours', 'This code is for other people than its owner.');
    end if;
    insert into private.referrals select joined.*;
    perform private.remember_digest('referral_device', device, caller);
    perform private.publish('user:' || referrer, 'referrals', '{}'::jsonb);
  end if;
  return jsonb_build_object('friend_paise', joined.friend_paise, 'minimum_paise', joined.minimum_paise);
end
$$;

comment on function public.join_referral is
  'The caller says by whose code they were invited, once: {friend_paise, minimum_paise}, what their first delivered '
  'order of at least that much brings. Refuses referral_not_new, referral_unknown, and referral_not_yours: their own '
  'code, that of somebody whom they have invited over whomever, or one used on the same device.';

create function private.referral_order_pays(o public.enhanced_orders, minimum integer) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(sum(coalesce(c.gross_paise, c.amount_paise)), 0) >= minimum
  from public.order_charges as c join public.charge_codes as k on k.code = c.code
  where c.order_id = o.id and k.nature in ('goods', 'discount')
$$;

comment on function private.referral_order_pays is
  'Whether what remains paid of an order''s goods, after discounts and refunds, is enough for an invitation.';

create function private.referral_fault(referral private.referrals, o public.enhanced_orders) returns text
language plpgsql stable set search_path = '' as $$
declare
  ring uuid[] := private.ring_of(referral);
  place text := private.address_digest(o);
begin
  return case
    when exists (select from private.customer_digests as own join private.customer_digests as d
      on d.digest = own.digest and d.kind in ('device', 'help_device', 'referral_device') and d.account_id = any (ring)
      where own.account_id = referral.friend_id and own.kind in ('device', 'help_device', 'referral_device'))
      then 'same_device'
    when place is not null and (
      exists (select from private.customer_digests as d where d.kind in ('referral_address', 'help_address')
        and d.digest = place and d.account_id = any (ring))
      or exists (select from public.enhanced_orders as e where e.user_id = referral.referrer_id
        and private.address_digest(e) = place)
      or exists (select from public.addresses as a where a.user_id = referral.referrer_id
        and private.address_digest(jsonb_populate_record(null::public.enhanced_orders, jsonb_build_object('address',
          jsonb_build_object('line', a.line, 'pincode', a.pincode)))) = place)) then 'same_address'
    when exists (select from private.customer_digests as own join private.customer_digests as d
      on d.kind = own.kind and d.digest = own.digest and d.account_id = any (ring)
      where own.account_id = referral.friend_id and own.kind = 'instrument') then 'same_instrument' end;
end
$$;

comment on function private.referral_fault is
  'What an invited person shares with the referrer, or with another one whom the referrer invited; null for nothing.';

create function private.reward_friend() returns trigger
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  referral private.referrals;
  o public.enhanced_orders;
  fault text;
begin
  select * into referral from private.referrals as r where r.friend_id = new.user_id and r.state = 'joined'
  for no key update;
  if referral.friend_id is null then return null; end if;
  select * into o from public.enhanced_orders as e where e.id = new.id;
  if not private.referral_order_pays(o, referral.minimum_paise) then return null; end if;
  fault := private.referral_fault(referral, o);
  if fault is not null then
    update private.referrals as r set state = 'refused', reason = fault, order_id = o.id
    where r.friend_id = referral.friend_id;
    return null;
  end if;
  update private.referrals as r set state = 'delivered', order_id = o.id,
    due_at = o.status_since + make_interval(hours => private.setting_int('help_window_hours'))
  where r.friend_id = referral.friend_id;
  perform private.remember_digest('referral_address', private.address_digest(o), o.user_id);
  perform private.give_referral_credit(o.user_id, referral.friend_paise, 'referral-friend:' || o.user_id || ':' || o.id,
    'referral_friend_paid');
  return null;
end
$$;

comment on function private.reward_friend is
  'At the end of a transaction in which an order was delivered: the credit of whoever was invited, or why there is '
  'none.';

create function private.give_referral_credit(person uuid, paise bigint, key text, template text) returns void
language plpgsql set search_path = '' as $$
begin
  if private.post('referral_credit', null, give_referral_credit.key, array[
      (person, 'customer_wallet', paise)::private.movement, (null, 'promo_expense', -paise)::private.movement]) then
    perform private.notify(person, give_referral_credit.template, jsonb_build_object('amount', private.rupees(paise),
      'amount_paise', paise), '/wallet');
    perform private.publish('user:' || person, 'wallet', '{}'::jsonb);
  end if;
end
$$;

create constraint trigger delivered_orders_reward_friends after update of status on public.enhanced_orders
  deferrable initially deferred for each row
  when (old.status is distinct from new.status and new.status = 'delivered')
  execute function private.reward_friend();

create function private.take_referral_back(referral private.referrals) returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  account uuid;
  gone bigint;
begin
  select a.id into account from private.ledger_accounts as a
  where a.kind = 'customer_wallet' and a.owner_id = referral.friend_id for no key update;
  gone := least(referral.friend_paise, (select coalesce(sum(l.left_paise), 0) from private.wallet_lots as l
    where l.account_id = account and l.bucket = 'promotional' and l.left_paise > 0 and l.expires_at >= now()));
  if gone > 0 and private.post('referral_taken_back', null, 'referral-back:' || referral.friend_id || ':'
      || referral.order_id, array[(referral.friend_id, 'customer_wallet', -gone)::private.movement,
        (null, 'promo_expense', gone)::private.movement]) then
    perform private.notify(referral.friend_id, 'referral_taken_back', jsonb_build_object('amount',
      private.rupees(gone), 'amount_paise', gone), '/wallet');
    perform private.publish('user:' || referral.friend_id, 'wallet', '{}'::jsonb);
  end if;
  -- Whose order was spoiled and who has given all of it back can earn it with the next one.
  update private.referrals as r set state = case when gone = referral.friend_paise then 'joined' else 'refused' end,
    reason = case when gone = referral.friend_paise then null else 'went_back' end
  where r.friend_id = referral.friend_id;
end
$$;

comment on function private.take_referral_back is
  'The order went back: of the friend''s credit goes what is still there, and the referrer is given none.';

create function private.settle_referrals(at timestamptz default now(), most integer default 500) returns integer
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  referral private.referrals;
  o public.enhanced_orders;
  settled integer := 0;
begin
  for referral in
    select r.* from private.referrals as r where r.state = 'delivered' and r.due_at <= settle_referrals.at
      -- What can still be returned, or was reported and is not decided, may yet go back.
      and not exists (select from private.order_shares as s where s.order_id = r.order_id
        and s.account = 'vendor_payable' and s.settled_at is null)
      and not exists (select from private.order_claims as c where c.order_id = r.order_id and c.state = 'in_review')
    order by r.due_at, r.friend_id limit most for no key update skip locked
  loop
    -- As a refund of the same moment does: what it has taken is seen.
    o := private.lock_order(referral.order_id);
    settled := settled + 1;
    if not private.referral_order_pays(o, referral.minimum_paise) then
      perform private.take_referral_back(referral);
      continue;
    end if;
    perform private.take_turns('referral-month', referral.referrer_id::text);
    if exists (select from private.closed_accounts as c where c.user_id = referral.referrer_id) then
      update private.referrals as r set state = 'refused', reason = 'account_closed'
      where r.friend_id = referral.friend_id;
    elsif (select count(*) from private.referrals as r where r.referrer_id = referral.referrer_id
        and r.paid_at >= private.start_of_month((settle_referrals.at at time zone 'Asia/Kolkata')::date))
        >= private.setting_int('referral_monthly_limit') then
      update private.referrals as r set state = 'refused', reason = 'month_full'
      where r.friend_id = referral.friend_id;
    else
      update private.referrals as r set state = 'paid', paid_at = settle_referrals.at
      where r.friend_id = referral.friend_id;
      perform private.give_referral_credit(referral.referrer_id, referral.referrer_paise,
        'referral-referrer:' || referral.friend_id, 'referral_paid');
      perform private.publish('user:' || referral.referrer_id, 'referrals', '{}'::jsonb);
    end if;
  end loop;
  return settled;
end
$$;

comment on function private.settle_referrals is
  'Gives referrers their credit once nothing of the friend''s order can be reported or returned any more and all that '
  'was reported is decided, within their month; takes the friend''s back where too little of the order remains. '
  'Answers how many were decided.';

select cron.schedule('settle-referrals', '*/10 * * * *', 'select private.settle_referrals()');

create function private.referral_data(caller uuid) returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object('referrals', jsonb_build_object('code', (select c.code from private.referral_codes as c
      where c.user_id = caller), 'invited', (select count(*) from private.referrals as r where r.referrer_id = caller),
    'was_invited', (select jsonb_build_object('at', r.joined_at, 'state', r.state) from private.referrals as r
      where r.friend_id = caller)))
$$;

comment on function private.referral_data is 'What is stored about a person here; see trade_accounts.';

create function private.forget_referrals(caller uuid) returns void language sql set search_path = '' as $$
  delete from private.referral_codes as c where c.user_id = caller;
  delete from private.referrals as r where r.friend_id = caller and r.state = 'joined';
$$;

comment on function private.forget_referrals is
  'Nobody is invited by a closed account; see trade_accounts. What was earned stays as its orders do.';

insert into private.trade_accounts (trade, data, forget)
  values ('referrals', 'private.referral_data', 'private.forget_referrals');

revoke execute on function public.my_referrals(), public.join_referral(text) from public, anon;
grant execute on function public.my_referrals(), public.join_referral(text) to authenticated;
revoke execute on function private.leads_back_to(uuid, uuid), private.ring_of(private.referrals),
  private.referral_device_known(text, uuid[]), private.my_referral_code(uuid), private.may_join(uuid),
  private.referral_order_pays(public.enhanced_orders, integer),
  private.referral_fault(private.referrals, public.enhanced_orders), private.reward_friend(),
  private.give_referral_credit(uuid, bigint, text, text), private.take_referral_back(private.referrals),
  private.settle_referrals(timestamptz, integer), private.referral_data(uuid), private.forget_referrals(uuid)
  from public;
