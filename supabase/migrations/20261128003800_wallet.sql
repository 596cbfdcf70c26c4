-- The wallet of a customer: what its money is for, which is spent first, how it is added and what became of it
-- (docs/decisions/0101).

-- Bodies are checked when all files are applied: a function may name what a later file makes.
set check_function_bodies = off;

-- Buckets -----------------------------------------------------------------------------------------------------------
create type public.wallet_bucket as enum ('promotional', 'gift', 'top_up', 'refund');

comment on type public.wallet_bucket is 'What the money of a wallet is, in the order in which it is spent.';

create table private.wallet_kinds (
  kind text primary key,
  bucket public.wallet_bucket not null,
  goes_back boolean not null default false,
  expires boolean not null default false,
  only_bucket boolean not null default false
);

comment on table private.wallet_kinds is
  'What each kind of transaction does to a wallet. A kind without a row puts in refunds and takes what can be spent.';
comment on column private.wallet_kinds.bucket is 'The bucket that its money comes into.';
comment on column private.wallet_kinds.goes_back is
  'What the wallet paid for the order comes back to the buckets that paid it.';
comment on column private.wallet_kinds.expires is 'It takes what has expired, and nothing else.';
comment on column private.wallet_kinds.only_bucket is 'It takes money of its bucket, and nothing else.';

revoke all on private.wallet_kinds from anon, authenticated;

insert into private.wallet_kinds (kind, bucket, only_bucket) values ('dispute_ended', 'top_up', true);

insert into private.wallet_kinds (kind, bucket, goes_back, expires) values
  ('wallet_credit', 'promotional', false, false), ('compensation', 'promotional', false, false),
  ('gift_code', 'gift', false, false), ('wallet_topup', 'top_up', false, false),
  ('order_refunded', 'refund', true, false), ('wallet_expired', 'promotional', false, true);

create table private.wallet_lots (
  id bigint generated always as identity primary key,
  account_id uuid not null references private.ledger_accounts (id),
  bucket public.wallet_bucket not null,
  amount_paise bigint not null constraint lot_positive check (amount_paise > 0),
  left_paise bigint not null,
  expires_at timestamptz,
  transaction_id uuid references private.ledger_transactions (id),
  told_days smallint constraint lot_told_days check (told_days in (7, 1)),
  constraint lot_left check (left_paise between 0 and amount_paise),
  constraint promotional_money_expires check ((expires_at is not null) = (bucket = 'promotional'))
);

comment on table private.wallet_lots is
  'Money of a wallet by bucket and expiry: each credit is a lot of its own. What is left of them is the balance.';
comment on column private.wallet_lots.transaction_id is
  'Null for what was in a wallet before there were lots.';
comment on column private.wallet_lots.expires_at is
  'It can be spent up to and with this moment. What comes back later has the moment in which it came.';

comment on column private.wallet_lots.told_days is
  'How many days before its last one its owner was told last; what comes back of a spend keeps it.';

create index wallet_lots_open_idx on private.wallet_lots (account_id, bucket, expires_at, id) where left_paise > 0;
create index wallet_lots_expiry_idx on private.wallet_lots (expires_at)
  where left_paise > 0 and bucket = 'promotional';
create index wallet_lots_transaction_idx on private.wallet_lots (transaction_id);
create index wallet_lots_account_idx on private.wallet_lots (account_id);

create table private.wallet_spends (
  id bigint generated always as identity primary key,
  transaction_id uuid not null references private.ledger_transactions (id),
  lot_id bigint not null references private.wallet_lots (id),
  amount_paise bigint not null constraint spend_positive check (amount_paise > 0),
  returned_paise bigint not null default 0,
  constraint spend_returned check (returned_paise between 0 and amount_paise)
);

comment on table private.wallet_spends is 'Which lots a payment took, and how much of each has come back.';

create index wallet_spends_transaction_idx on private.wallet_spends (transaction_id);
create index wallet_spends_lot_idx on private.wallet_spends (lot_id);

revoke all on private.wallet_lots, private.wallet_spends from anon, authenticated;

insert into public.app_settings (setting_key, value_type, unit, setting_value, minimum, maximum, category, description,
  is_public) values
  ('wallet_promotional_days', 'integer', 'count', '180', 1, 3650, 'money',
    'Promotional money of a wallet can be spent for so many days.', false),
  ('wallet_topup_min_paise', 'integer', 'paise', '10000', 100, 10000000, 'money',
    'Least that a customer can add to the wallet at once.', false),
  ('wallet_topup_max_paise', 'integer', 'paise', '500000', 100, 10000000, 'money',
    'Most that a customer can add to the wallet at once.', false),
  ('wallet_topup_month_paise', 'integer', 'paise', '1000000', 100, 100000000, 'money',
    'Most that a customer can add to the wallet in a calendar month in India.', false),
  ('wallet_balance_max_paise', 'integer', 'paise', '1000000', 100, 100000000, 'money',
    'A customer adds no money to a wallet beyond this balance.', false);

insert into private.notification_templates (template, type, title, message, push_for) values
  ('wallet_topped_up', 'success', 'Money added', '{amount} is in your wallet.', '1 hour'),
  ('topup_taken_back', 'warning', 'Added money taken back',
   'Your bank took back {amount} that you had added, so it is no longer in your wallet.', '1 day'),
  ('wallet_expired', 'info', 'Promotional money expired',
   '{amount} of promotional money in your wallet has passed its last day.', '1 day'),
  ('wallet_expires_soon', 'info', 'Promotional money expires soon',
   '{amount} of promotional money in your wallet can be spent until {until}.', '12 hours');

insert into private.wallet_lots (account_id, bucket, amount_paise, left_paise)
select a.id, 'refund', a.balance_paise, a.balance_paise from private.ledger_accounts as a
where a.kind = 'customer_wallet' and a.balance_paise > 0;

create function private.expired_in_wallet(account_id uuid) returns bigint
language sql stable set search_path = '' as $$
  select coalesce(sum(l.left_paise), 0)::bigint from private.wallet_lots as l
  where l.account_id = expired_in_wallet.account_id and l.left_paise > 0 and l.bucket = 'promotional'
    and l.expires_at < now()
$$;

comment on function private.expired_in_wallet is
  'Money of a wallet past its last day that has not been taken out of the books yet.';

create function private.spend_lots(account_id uuid, transaction_id uuid, amount bigint, expired boolean,
  only_bucket public.wallet_bucket) returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  rest bigint := amount;
  taken bigint;
  lot private.wallet_lots;
begin
  for lot in
    select l.* from private.wallet_lots as l
    where l.account_id = spend_lots.account_id and l.left_paise > 0
      and coalesce(l.expires_at < now(), false) = spend_lots.expired
      and (spend_lots.only_bucket is null or l.bucket = spend_lots.only_bucket)
    order by l.bucket, l.expires_at, l.id
  loop
    taken := least(lot.left_paise, rest);
    update private.wallet_lots as l set left_paise = l.left_paise - taken where l.id = lot.id;
    insert into private.wallet_spends (transaction_id, lot_id, amount_paise)
    values (spend_lots.transaction_id, lot.id, taken);
    rest := rest - taken;
    exit when rest = 0;
  end loop;
  if rest > 0 then
    raise exception using errcode = 'check_violation', constraint = 'wallet_not_negative',
      message = format('wallet_not_negative: %s paise more than can be spent', rest);
  end if;
end
$$;

comment on function private.spend_lots is
  'Takes money out of a wallet: promotional money first, that which expires first, then gifts, top-ups and refunds; '
  'or that of one bucket only.';

create function private.return_lots(account private.ledger_accounts, t private.ledger_transactions, most bigint)
  returns bigint
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  rest bigint;
  given bigint;
  returned bigint := 0;
  spend record;
begin
  -- What the wallet paid for the order, less what it still stands for.
  rest := least(most, (
      select coalesce(sum(s.amount_paise - s.returned_paise), 0) from private.ledger_transactions as x
      join private.wallet_spends as s on s.transaction_id = x.id
      join private.wallet_lots as l on l.id = s.lot_id and l.account_id = account.id
      where x.order_id = t.order_id) - (
      select coalesce(sum(p.amount_paise - p.refunded_paise), 0) from public.payments as p
      join private.payment_methods as m on m.method = p.method and m.collected = 'placing'
      where p.order_id = t.order_id and p.collected_at is not null and private.payer_of(p) = account.owner_id));
  for spend in
    select s.id, s.amount_paise - s.returned_paise as paise, l.bucket, l.expires_at, l.told_days
    from private.ledger_transactions as x
    join private.wallet_spends as s on s.transaction_id = x.id and s.returned_paise < s.amount_paise
    join private.wallet_lots as l on l.id = s.lot_id and l.account_id = account.id
    where x.order_id = t.order_id order by s.id desc
  loop
    exit when rest <= 0;
    given := least(spend.paise, rest);
    update private.wallet_spends as s set returned_paise = s.returned_paise + given where s.id = spend.id;
    -- What came back after its last day can be spent in this transaction, such as for another order of the checkout.
    insert into private.wallet_lots (account_id, bucket, amount_paise, left_paise, expires_at, told_days,
      transaction_id)
    values (account.id, spend.bucket, given, given,
      case when spend.bucket = 'promotional' then greatest(spend.expires_at, now()) end, spend.told_days, t.id);
    rest := rest - given;
    returned := returned + given;
  end loop;
  return returned;
end
$$;

comment on function private.return_lots is
  'Puts what goes back of the wallet''s own part of an order into the buckets that paid it, what was spent last '
  'first; promotional money keeps its last day. Answers how much that was.';

create function private.keep_lots() returns trigger
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  account private.ledger_accounts;
  t private.ledger_transactions;
  rules private.wallet_kinds;
  rest bigint := new.amount_paise;
begin
  select * into account from private.ledger_accounts as a where a.id = new.account_id;
  if account.kind <> 'customer_wallet' then return null; end if;
  select * into t from private.ledger_transactions as x where x.id = new.transaction_id;
  select * into rules from private.wallet_kinds as k where k.kind = t.kind;
  if rest < 0 then
    perform private.spend_lots(account.id, t.id, -rest, coalesce(rules.expires, false),
      case when rules.only_bucket then rules.bucket end);
    return null;
  end if;
  if rules.goes_back and t.order_id is not null then rest := rest - private.return_lots(account, t, rest); end if;
  if rest > 0 then
    insert into private.wallet_lots (account_id, bucket, amount_paise, left_paise, expires_at, transaction_id)
    values (account.id, coalesce(rules.bucket, 'refund'), rest, rest, case when rules.bucket = 'promotional'
      then now() + make_interval(days => private.setting_int('wallet_promotional_days')) end, t.id);
  end if;
  return null;
end
$$;

comment on function private.keep_lots is
  'Keeps the lots of a wallet with its entries, whoever posts them; the posting holds the row of the account.';

create trigger wallets_keep_lots after insert on private.ledger_entries
  for each row when (new.balance_after_paise is not null) execute function private.keep_lots();

create function private.expire_wallet_money(most integer default 500) returns integer
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  one record;
  gone bigint;
  expired integer := 0;
begin
  for one in
    select distinct a.id, a.owner_id from (select l.account_id from private.wallet_lots as l
      where l.left_paise > 0 and l.bucket = 'promotional' and l.expires_at < now()
      order by l.expires_at limit most) as l
    join private.ledger_accounts as a on a.id = l.account_id order by a.owner_id
  loop
    perform from private.ledger_accounts as a where a.id = one.id for no key update;
    gone := private.expired_in_wallet(one.id);
    continue when gone = 0;
    perform private.post('wallet_expired', null, 'expired:' || gen_random_uuid(), array[
      (one.owner_id, 'customer_wallet', -gone)::private.movement, (null, 'promo_expense', gone)::private.movement]);
    expired := expired + 1;
    continue when exists (select from private.closed_accounts as c where c.user_id = one.owner_id);
    perform private.notify(one.owner_id, 'wallet_expired', jsonb_build_object('amount', private.rupees(gone),
      'amount_paise', gone), '/wallet');
    perform private.publish('user:' || one.owner_id, 'wallet', '{}'::jsonb);
  end loop;
  return expired;
end
$$;

comment on function private.expire_wallet_money is
  'Takes promotional money past its last day out of the books and tells its owners; nobody could spend it any more.';

-- Where the scheduler is missing, as in a bare database of a test, jobs are called by hand.
select cron.schedule('expire-wallet-money', '*/10 * * * *', 'select private.expire_wallet_money()');

create function private.tell_of_expiring_money(most integer default 5000) returns integer
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  one record;
  ends record;
  told integer := 0;
begin
  for one in
    select distinct a.id, a.owner_id from (select l.account_id from private.wallet_lots as l
      where l.left_paise > 0 and l.bucket = 'promotional' and l.expires_at between now() and now() + interval '7 days'
        and (l.told_days is null or (l.told_days = 7 and l.expires_at <= now() + interval '1 day'))
      order by l.expires_at limit most) as l
    join private.ledger_accounts as a on a.id = l.account_id order by a.owner_id
  loop
    -- Like every change of its lots: nobody is told of what is being spent.
    perform from private.ledger_accounts as a where a.id = one.id for no key update;
    for ends in
      select l.day, sum(l.left_paise)::bigint as paise, min(l.expires_at) as at, array_agg(l.id) as lots,
        case when l.is_last then 1 else 7 end as days
      from (select k.id, k.left_paise, k.expires_at, k.expires_at <= now() + interval '1 day' as is_last,
          (k.expires_at at time zone 'Asia/Kolkata')::date as day
        from private.wallet_lots as k where k.account_id = one.id and k.left_paise > 0 and k.bucket = 'promotional'
          and k.expires_at between now() and now() + interval '7 days'
          and (k.told_days is null or (k.told_days = 7 and k.expires_at <= now() + interval '1 day'))) as l
      group by l.day, l.is_last order by l.day
    loop
      update private.wallet_lots as l set told_days = ends.days where l.id = any (ends.lots);
      continue when exists (select from private.closed_accounts as c where c.user_id = one.owner_id);
      perform private.notify(one.owner_id, 'wallet_expires_soon', jsonb_build_object('amount',
        private.rupees(ends.paise), 'amount_paise', ends.paise, 'until', private.day_in_words(ends.at)), '/wallet');
      told := told + 1;
    end loop;
  end loop;
  return told;
end
$$;

comment on function private.tell_of_expiring_money is
  'Tells the owners of promotional money of its last day, seven days and one day before, once each.';

-- From 10 to 19 o'clock in India, when a notice wakes nobody.
select cron.schedule('tell-of-expiring-money', '35 4-13 * * *', 'select private.tell_of_expiring_money()');

-- What its owner sees ----------------------------------------------------------------------------------------------
create function private.topup_room(user_id uuid, at timestamptz default now()) returns bigint
language sql stable set search_path = '' as $$
  select greatest(least(
    private.setting_int('wallet_balance_max_paise') - private.wallet_balance(topup_room.user_id),
    private.setting_int('wallet_topup_month_paise') - (
      select coalesce(sum(t.amount_paise), 0) from private.wallet_topups as t
      where t.user_id = topup_room.user_id and t.paid_at >= private.start_of_month(today.day)
        and t.paid_at < private.start_of_month(today.day, 1))), 0)::bigint
  from (select (topup_room.at at time zone 'Asia/Kolkata')::date as day) as today
$$;

comment on function private.topup_room is
  'How much more somebody can add to the wallet at a time: by the month in India, and by the balance.';

create function public.my_wallet() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  account uuid := (select a.id from private.ledger_accounts as a
    where a.owner_id = caller and a.kind = 'customer_wallet');
  holds jsonb;
begin
  select coalesce(jsonb_agg(jsonb_build_object('order_id', o.id, 'order_number', o.order_number, 'vendor_name',
    o.vendor_name, 'amount_paise', p.paise) order by o.created_at), '[]') into holds
  from public.enhanced_orders as o
  cross join lateral (select sum(p.amount_paise - p.refunded_paise) as paise from public.payments as p
    join private.payment_methods as m on m.method = p.method and m.collected = 'placing'
    where p.order_id = o.id and p.collected_at is not null) as p
  where o.user_id = caller and o.status = 'awaiting_payment' and p.paise > 0;
  return jsonb_build_object('balance_paise', private.wallet_balance(caller), 'holds', holds,
    'buckets', (select coalesce(jsonb_agg(jsonb_build_object('bucket', b.bucket, 'amount_paise', b.paise)
      order by b.bucket), '[]') from (select l.bucket, sum(l.left_paise) as paise from private.wallet_lots as l
      where l.account_id = account and l.left_paise > 0 and coalesce(l.expires_at >= now(), true)
      group by l.bucket) as b),
    'expires', (select coalesce(jsonb_agg(jsonb_build_object('at', d.at, 'amount_paise', d.paise) order by d.at), '[]')
      from (select min(l.expires_at) as at, sum(l.left_paise) as paise from private.wallet_lots as l
        where l.account_id = account and l.left_paise > 0 and l.expires_at >= now()
        group by (l.expires_at at time zone 'Asia/Kolkata')::date order by 1 limit 12) as d),
    'topup', case when private.topup_offered() then jsonb_build_object(
      'minimum_paise', private.setting_int('wallet_topup_min_paise'),
      'maximum_paise', private.setting_int('wallet_topup_max_paise'),
      'month_paise', private.setting_int('wallet_topup_month_paise'),
      'balance_paise', private.setting_int('wallet_balance_max_paise'),
      'room_paise', private.topup_room(caller)) end);
end
$$;

comment on function public.my_wallet is
  'The caller''s wallet: {balance_paise, buckets: [{bucket, amount_paise}] in the order of spending, expires: [{at, '
  'amount_paise}] by the day in India, the next ones first, holds: [{order_id, order_number, vendor_name, '
  'amount_paise}] of orders that wait for the rest of their payment, topup: '
  '{minimum_paise, maximum_paise, month_paise, balance_paise, room_paise} where money can be added}.';

create function private.buckets_of(transaction_id uuid, account_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('bucket', b.bucket, 'amount_paise', b.paise) order by b.bucket), '[]')
  from (select m.bucket, sum(m.paise) as paise from (
      select l.bucket, l.amount_paise as paise from private.wallet_lots as l
      where l.transaction_id = buckets_of.transaction_id and l.account_id = buckets_of.account_id
      union all
      select l.bucket, s.amount_paise from private.wallet_spends as s join private.wallet_lots as l on l.id = s.lot_id
      where s.transaction_id = buckets_of.transaction_id and l.account_id = buckets_of.account_id) as m
    group by m.bucket) as b
$$;

comment on function private.buckets_of is
  'The buckets that a movement of a wallet came into or was taken from: [{bucket, amount_paise}].';

create function public.wallet_statement(before bigint default null, limit_count integer default 30,
  incoming boolean default null, bucket public.wallet_bucket default null, month date default null)
returns table (id bigint, at timestamptz, kind text, amount_paise bigint, order_id uuid, order_number text, note text,
  balance_after_paise bigint, vendor_name text, story jsonb, buckets jsonb)
language sql stable security definer set search_path = '' as $$
  select e.id, t.at, private.movement_kind(t.kind, t.idempotency_key), e.amount_paise, t.order_id, o.order_number,
    t.note, e.balance_after_paise, o.vendor_name, private.wallet_story(t), private.buckets_of(t.id, a.id)
  from private.ledger_accounts as a
  join private.ledger_entries as e on e.account_id = a.id
  join private.ledger_transactions as t on t.id = e.transaction_id
  left join public.enhanced_orders as o on o.id = t.order_id
  where a.owner_id = private.require_user() and a.kind = 'customer_wallet'
    and (wallet_statement.before is null or e.id < wallet_statement.before)
    and (wallet_statement.incoming is null or (e.amount_paise > 0) = wallet_statement.incoming)
    and (wallet_statement.bucket is null or exists (select from private.wallet_lots as l
        where l.transaction_id = t.id and l.account_id = a.id and l.bucket = wallet_statement.bucket)
      or exists (select from private.wallet_spends as s join private.wallet_lots as l on l.id = s.lot_id
        where s.transaction_id = t.id and l.account_id = a.id and l.bucket = wallet_statement.bucket))
    and (wallet_statement.month is null or (t.at >= private.start_of_month(private.known_day(wallet_statement.month))
      and t.at < private.start_of_month(private.known_day(wallet_statement.month), 1)))
  order by e.id desc limit least(greatest(coalesce(limit_count, 30), 1), 100)
$$;

comment on function public.wallet_statement is
  'The movements of the caller''s wallet, newest first, with the balance after each, the buckets it came into or was '
  'taken from, and what it is for: story {reason, parts: [{code, amount_paise}], lines: [{name, quantity}]}. before '
  'is the id of the last row of the page before; incoming, bucket and month (any day of it, in India) narrow it.';

create function private.start_of_month(day date, later integer default 0) returns timestamptz
language sql stable set search_path = '' as $$
  select (date_trunc('month', start_of_month.day::timestamp) + make_interval(months => later))
    at time zone 'Asia/Kolkata'
$$;

comment on function private.start_of_month is 'When the month of a day begins in India, or one so many months later.';

create function public.wallet_month(month date) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('opening_paise', s.before, 'in_paise', s.came, 'out_paise', s.went,
    'closing_paise', s.before + s.came - s.went)
  from (select
      coalesce(sum(e.amount_paise) filter (where t.at < m.start), 0) as before,
      coalesce(sum(e.amount_paise) filter (where t.at >= m.start and e.amount_paise > 0), 0) as came,
      coalesce(-sum(e.amount_paise) filter (where t.at >= m.start and e.amount_paise < 0), 0) as went
    from (select private.start_of_month(k.day) as start, private.start_of_month(k.day, 1) as ends
      from private.known_day(month) as k (day)) as m
    left join private.ledger_accounts as a on a.owner_id = private.require_user() and a.kind = 'customer_wallet'
    left join private.ledger_entries as e on e.account_id = a.id
    left join private.ledger_transactions as t on t.id = e.transaction_id and t.at < m.ends) as s
$$;

comment on function public.wallet_month is
  'A month of the caller''s wallet, by any day of it: {opening_paise, in_paise, out_paise, closing_paise}.';

-- Adding money ------------------------------------------------------------------------------------------------------
create table private.wallet_topups (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id),
  amount_paise bigint not null constraint topup_positive check (amount_paise > 0),
  created_at timestamptz not null default now(),
  pay_by timestamptz not null default now() + interval '15 minutes',
  ended_at timestamptz,
  paid_at timestamptz
);

comment on table private.wallet_topups is 'Money that customers want to add to their wallets by the gateway.';
comment on column private.wallet_topups.ended_at is 'When another took its place.';

create unique index wallet_topups_open_idx on private.wallet_topups (user_id)
  where paid_at is null and ended_at is null;
create index wallet_topups_user_idx on private.wallet_topups (user_id, paid_at);

revoke all on private.wallet_topups from anon, authenticated;

create function private.topup_offered() returns boolean
language sql stable set search_path = '' as $$
  select private.setting('wallet_topup_enabled') = 'true' and private.setting('gateway_enabled') = 'true'
$$;

comment on function private.topup_offered is 'Whether customers can add money to their wallets.';

create function public.start_topup(amount_paise bigint) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  least_paise integer := private.setting_int('wallet_topup_min_paise');
  most_paise integer := private.setting_int('wallet_topup_max_paise');
  room bigint;
  asked private.wallet_topups;
begin
  if not private.topup_offered() then
    perform private.refuse(409, 'topup_unavailable', 'Money cannot be added to a wallet at present.');
  end if;
  if coalesce(start_topup.amount_paise not between least_paise and most_paise, true) then
    perform private.refuse(400, 'topup_amount_invalid', 'This amount cannot be added at once.',
      jsonb_build_object('minimum_paise', least_paise, 'maximum_paise', most_paise));
  end if;
  perform private.take_turns('wallet_topup', caller::text);
  room := private.topup_room(caller);
  if start_topup.amount_paise > room then
    perform private.refuse(409, 'topup_limit', 'This is more than the wallet can take.',
      jsonb_build_object('room_paise', room));
  end if;
  select * into asked from private.wallet_topups as t
  where t.user_id = caller and t.paid_at is null and t.ended_at is null;
  if asked.amount_paise is distinct from start_topup.amount_paise or asked.pay_by < now() + interval '5 minutes' then
    update private.wallet_topups as t set ended_at = now() where t.id = asked.id;
    insert into private.wallet_topups (user_id, amount_paise) values (caller, start_topup.amount_paise)
    returning * into asked;
  end if;
  return jsonb_build_object('id', asked.id, 'amount_paise', asked.amount_paise, 'pay_by', asked.pay_by);
end
$$;

comment on function public.start_topup is
  'Begins adding money to the caller''s wallet, which the gateway collects for the purpose wallet_topup: {id, '
  'amount_paise, pay_by}; the same for every tab. Refuses topup_unavailable, topup_amount_invalid {minimum_paise, '
  'maximum_paise}, topup_limit {room_paise}.';

create function private.topup_due(subject_id uuid, customer uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('state', case when t.paid_at is not null then 'paid'
    when t.ended_at is not null or t.pay_by < now() then 'ended' else 'open' end,
    'amount_paise', t.amount_paise, 'pay_by', t.pay_by)
  from private.wallet_topups as t where t.id = topup_due.subject_id and t.user_id = topup_due.customer
$$;

comment on function private.topup_due is
  'What is to be paid for adding money to a wallet; see private.gateway_purposes.';

create function private.topup_taken(subject_id uuid, gateway_order_id uuid, amount_paise bigint,
  provider_payment_id text) returns bigint
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  asked private.wallet_topups;
begin
  select * into asked from private.wallet_topups as t where t.id = topup_taken.subject_id;
  perform private.take_turns('wallet_topup', asked.user_id::text);
  select * into asked from private.wallet_topups as t where t.id = topup_taken.subject_id for update;
  -- Other tabs and credits may have filled the wallet, or the month, since it was asked for.
  if asked.id is null or asked.paid_at is not null or private.topup_room(asked.user_id) < topup_taken.amount_paise
      or exists (select from private.closed_accounts as c where c.user_id = asked.user_id) then
    update private.wallet_topups as t set ended_at = coalesce(t.ended_at, now())
    where t.id = asked.id and t.paid_at is null;
    return 0;
  end if;
  update private.wallet_topups as t set paid_at = now() where t.id = asked.id;
  perform private.post('wallet_topup', null, 'topup:' || topup_taken.provider_payment_id, array[
    (asked.user_id, 'customer_wallet', topup_taken.amount_paise)::private.movement,
    (null, 'gateway_clearing', -topup_taken.amount_paise)::private.movement]);
  perform private.notify(asked.user_id, 'wallet_topped_up', jsonb_build_object('amount',
    private.rupees(topup_taken.amount_paise), 'amount_paise', topup_taken.amount_paise), '/wallet');
  perform private.publish('user:' || asked.user_id, 'wallet', '{}'::jsonb);
  return topup_taken.amount_paise;
end
$$;

comment on function private.topup_taken is
  'The gateway has the money of a top-up: all of it comes into the wallet, or goes back where it is more than the '
  'wallet can take by now; see private.gateway_purposes.';

create function private.topup_lost(subject_id uuid, amount_paise bigint, provider_dispute_id text) returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  owner uuid := (select t.user_id from private.wallet_topups as t where t.id = topup_lost.subject_id);
  account uuid := (select a.id from private.ledger_accounts as a
    where a.owner_id = owner and a.kind = 'customer_wallet' for no key update);
  -- What was spent of it meanwhile the platform bears; gifts and refunds are other money.
  gone bigint := least(topup_lost.amount_paise, (select coalesce(sum(l.left_paise), 0) from private.wallet_lots as l
    where l.account_id = account and l.bucket = 'top_up'));
begin
  if gone = 0 then return; end if;
  perform private.post('dispute_ended', null, 'topup-lost:' || topup_lost.provider_dispute_id, array[
    (owner, 'customer_wallet', -gone)::private.movement, (null, 'platform_revenue', gone)::private.movement]);
  perform private.notify(owner, 'topup_taken_back', jsonb_build_object('amount', private.rupees(gone),
    'amount_paise', gone), '/wallet');
  perform private.publish('user:' || owner, 'wallet', '{}'::jsonb);
end
$$;

comment on function private.topup_lost is
  'A bank took back the money of a top-up: what is left of added money leaves the wallet too; see '
  'private.gateway_purposes.';

insert into private.gateway_purposes (purpose, due, taken, lost) values
  ('wallet_topup', 'private.topup_due', 'private.topup_taken', 'private.topup_lost');

-- Gift codes --------------------------------------------------------------------------------------------------------
create table private.gift_codes (
  id uuid primary key default gen_random_uuid(),
  digest bytea not null unique,
  amount_paise bigint not null constraint gift_code_positive check (amount_paise > 0),
  expires_at timestamptz not null,
  ended_at timestamptz,
  redeemed_by uuid references auth.users (id),
  redeemed_at timestamptz,
  constraint redeemed_by_somebody check ((redeemed_by is null) = (redeemed_at is null)),
  constraint redeemed_or_ended check (redeemed_at is null or ended_at is null)
);

comment on table private.gift_codes is 'Codes that are worth money, once. Only their hash is kept.';
comment on column private.gift_codes.ended_at is
  'When it was revoked, or taken out of the books after its last day; nobody redeems it any more.';

create index gift_codes_redeemer_idx on private.gift_codes (redeemed_by);

create table private.gift_guesses (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id),
  at timestamptz not null default now()
);

comment on table private.gift_guesses is 'Codes that were wrong; those of the last day are counted.';

create index gift_guesses_user_idx on private.gift_guesses (user_id, at);

revoke all on private.gift_codes, private.gift_guesses from anon, authenticated;

create function private.gift_digest(code text) returns bytea
language sql immutable set search_path = '' as $$
  select sha256(convert_to(translate(private.pasted_code(code), '-–—', ''), 'utf8'))
$$;

comment on function private.gift_digest is 'What is kept of a gift code: case, spaces and dashes do not matter.';

create function public.redeem_gift_code(code text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  found_code private.gift_codes;
begin
  perform private.bound(redeem_gift_code.code, 100);
  perform private.take_turns('gift_code', caller::text);
  delete from private.gift_guesses as g where g.user_id = caller and g.at < now() - interval '1 day';
  if (select count(*) filter (where g.at > now() - interval '1 hour') >= 5 or count(*) >= 20
      from private.gift_guesses as g where g.user_id = caller) then
    perform private.refuse(429, 'too_many_gift_codes', 'Too many wrong codes. Please try again later.');
  end if;
  select * into found_code from private.gift_codes as g
  where g.digest = private.gift_digest(redeem_gift_code.code) for update;
  if found_code.id is null then
    insert into private.gift_guesses (user_id) values (caller);
    return '{"outcome": "unknown"}';
  end if;
  -- Sent again after an answer that was lost.
  if found_code.redeemed_by is not null and found_code.redeemed_by <> caller then
    return '{"outcome": "used"}';
  end if;
  if found_code.redeemed_by is null then
    if found_code.expires_at <= clock_timestamp() then return '{"outcome": "expired"}'; end if;
    if found_code.ended_at is not null then return '{"outcome": "revoked"}'; end if;
    if exists (select from private.gift_batches as b where b.id = found_code.batch_id
        and caller in (b.asked_by, b.decided_by)) then
      perform private.refuse(403, 'own_gift_codes', 'Somebody else has to redeem codes that you made.');
    end if;
    update private.gift_codes as g set redeemed_by = caller, redeemed_at = now() where g.id = found_code.id;
    perform private.post('gift_code', null, 'gift-code:' || found_code.id, array[
      (caller, 'customer_wallet', found_code.amount_paise)::private.movement,
      (null, 'gift_codes', -found_code.amount_paise)::private.movement]);
    perform private.publish('user:' || caller, 'wallet', '{}'::jsonb);
  end if;
  return jsonb_build_object('outcome', 'redeemed', 'amount_paise', found_code.amount_paise,
    'balance_paise', private.wallet_balance(caller));
end
$$;

comment on function public.redeem_gift_code is
  'Puts the money of a gift code into the caller''s wallet, once: {outcome: redeemed, amount_paise, balance_paise}, '
  'or {outcome: unknown|used|expired|revoked}. Whoever made a code or agreed to it is refused own_gift_codes; five '
  'wrong codes within an hour, twenty within a day refuse too_many_gift_codes.';

revoke execute on function public.my_wallet(), public.wallet_statement(bigint, integer, boolean,
  public.wallet_bucket, date), public.wallet_month(date), public.start_topup(bigint),
  public.redeem_gift_code(text) from public, anon;
grant execute on function public.my_wallet(), public.wallet_statement(bigint, integer, boolean,
  public.wallet_bucket, date), public.wallet_month(date), public.start_topup(bigint),
  public.redeem_gift_code(text) to authenticated;
