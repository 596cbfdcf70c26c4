-- The payout service's book beside ours: what it has and we do not, and the other way round, each with its one legal
-- action; payees with what is owed to them, and asking the service at once (docs/decisions/0109).

-- Bodies are checked when all files are applied: a function may name what a later file makes.
set check_function_bodies = off;

-- What the service has ------------------------------------------------------------------------------------------------
create table private.payout_days (
  day date primary key,
  due_at timestamptz default now(),
  read_at timestamptz,
  attempts smallint not null default 0
);

comment on table private.payout_days is
  'Days in India of which the payout service''s payouts are read: each several times, for a payout may come back days '
  'after it was made.';
comment on column private.payout_days.due_at is 'When it is read next; null once it was.';

create index payout_days_due_idx on private.payout_days (due_at) where due_at is not null;

create table private.provider_payouts (
  provider_payout_id text primary key
    constraint provider_payout_name check (provider_payout_id ~ '^[A-Za-z0-9_]{1,64}$'),
  reference_id text constraint provider_payout_reference check (length(reference_id) <= 64),
  amount_paise bigint not null constraint provider_payout_positive check (amount_paise > 0),
  status text not null constraint provider_payout_status check (private.payout_goal(status) is not null),
  utr text constraint provider_payout_utr check (length(utr) <= 64),
  reason text constraint provider_payout_reason check (length(reason) <= 200),
  account_fault boolean not null default false,
  made_at timestamptz not null,
  read_at timestamptz not null default now(),
  booked_paise bigint not null default 0,
  times_booked integer not null default 0
);

comment on table private.provider_payouts is 'The payout service''s own list of payouts, as it was last read.';
comment on column private.provider_payouts.booked_paise is
  'What of a payout that is none of ours was booked at the platform''s cost.';

create index provider_payouts_reference_idx on private.provider_payouts (reference_id);

create table private.payout_differences (
  id uuid primary key default gen_random_uuid(),
  kind text not null constraint payout_difference_kind check (kind in ('unknown_payout', 'not_told', 'paid_after_all',
    'ended_otherwise', 'amount_differs', 'not_there')),
  subject text not null constraint payout_difference_subject check (length(subject) <= 64),
  ours_paise bigint not null,
  theirs_paise bigint not null,
  found_at timestamptz not null default now(),
  is_open boolean not null default true,
  decided_by uuid references auth.users (id),
  decided_at timestamptz,
  note text constraint payout_difference_note check (length(note) between 3 and 300),
  unique (kind, subject),
  constraint payout_difference_has_a_reason check ((decided_at is not null) = (note is not null))
);

comment on table private.payout_differences is
  'Where the payout service''s book and ours differ. One that is no longer there ends by itself, or an administrator '
  'ends it by the one action that its kind allows.';
comment on column private.payout_differences.subject is 'The service''s id of the payout.';

create index payout_differences_found_idx on private.payout_differences (found_at desc, id desc);
create index payout_differences_decided_idx on private.payout_differences (decided_by);

create trigger texts_are_plain before insert or update of note on private.payout_differences
  for each row execute function private.keep_plain('note');

revoke all on private.payout_days, private.provider_payouts, private.payout_differences from anon, authenticated;

-- Reading it ----------------------------------------------------------------------------------------------------------
create function private.plan_payout_days() returns void language sql set search_path = '' as $$
  insert into private.payout_days (day)
  select private.today() - n from generate_series(1, 8) as n where private.has_called_function('payout-worker')
  on conflict (day) do update set due_at = now(), attempts = 0
$$;

comment on function private.plan_payout_days is
  'The last eight days are read again, for a payout comes back within a week; run by pg_cron every night.';

create function public.claim_payout_days(most integer default 1)
returns table (day date, from_seconds bigint, to_seconds bigint)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return query
  update private.payout_days as d set attempts = least(d.attempts + 1, 1000),
    due_at = now() + interval '5 minutes' * power(2, least(d.attempts, 6))
  where d.day in (select c.day from private.payout_days as c where c.due_at <= now() order by c.due_at, c.day
    limit least(greatest(claim_payout_days.most, 0), 10) for update skip locked)
  returning d.day, extract(epoch from d.day::timestamp at time zone 'Asia/Kolkata')::bigint,
    extract(epoch from (d.day + 1)::timestamp at time zone 'Asia/Kolkata')::bigint - 1;
end
$$;

comment on function public.claim_payout_days is
  'For the function payout-worker only: days whose payouts are to be read, with their first and last second since '
  '1970.';

create function public.payout_list(payouts jsonb) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.bound(payout_list.payouts, 1000000);
  insert into private.provider_payouts as p (provider_payout_id, reference_id, amount_paise, status, utr, reason,
    account_fault, made_at)
  select l.provider_payout_id, left(l.reference_id, 64), l.amount_paise, l.status,
    substring(l.utr from '^[A-Za-z0-9 ./_-]{4,64}$'), private.plain_reason(l.reason), coalesce(l.account_fault, false),
    to_timestamp(l.made_at)
  from jsonb_to_recordset(payout_list.payouts) as l (provider_payout_id text, reference_id text, amount_paise bigint,
    status text, utr text, reason text, account_fault boolean, made_at bigint)
  where l.amount_paise > 0 order by l.provider_payout_id
  on conflict (provider_payout_id) do update set status = excluded.status, amount_paise = excluded.amount_paise,
    utr = excluded.utr, reason = excluded.reason, account_fault = excluded.account_fault, read_at = now();
end
$$;

comment on function public.payout_list is
  'For the function payout-worker only: a page of the payout service''s own list, [{provider_payout_id, reference_id, '
  'amount_paise, status, utr, reason, account_fault, made_at (seconds since 1970)}].';

create function public.payout_day_read(day date) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  update private.payout_days as d set read_at = now(), due_at = null, attempts = 0
  where d.day = payout_day_read.day;
  return jsonb_build_object('differences', private.compare_payouts());
end
$$;

comment on function public.payout_day_read is
  'For the function payout-worker only: all of a day was told, so that the books can be compared. Answers '
  '{differences}: how many are open.';

-- Comparing -----------------------------------------------------------------------------------------------------------
create function private.payout_day_was_read(at timestamptz, after timestamptz) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from private.payout_days as d
    where d.day = (payout_day_was_read.at at time zone 'Asia/Kolkata')::date
      and d.read_at > payout_day_was_read.after)
$$;

comment on function private.payout_day_was_read is
  'Whether the service''s list of a moment''s day was read after another.';

create function private.payouts_compared() returns table (kind text, subject text, ours_paise bigint,
  theirs_paise bigint)
language sql stable set search_path = '' as $$
  with theirs as (
    select t.*, private.payout_goal(t.status) as goal, p.id as payout_id, p.status as ours, p.amount_paise as asked,
      p.settled_at,
      case when private.payout_goal(t.status) = 'paid' then t.amount_paise else 0 end as gone
    from private.provider_payouts as t
    left join lateral (select k.* from public.payouts as k where k.provider_payout_id = t.provider_payout_id
      union all select k.* from public.payouts as k where k.provider_payout_id is null
        and pg_input_is_valid(coalesce(t.reference_id, ''), 'uuid') and k.id = t.reference_id::uuid) as p on true
    -- One of these minutes is still being told of.
    where t.made_at < now() - interval '15 minutes'
  )
  select 'unknown_payout', t.provider_payout_id, t.booked_paise, t.gone from theirs as t
  where t.payout_id is null and t.gone <> t.booked_paise
  union all
  select 'amount_differs', t.provider_payout_id, t.asked, t.amount_paise from theirs as t
  where t.payout_id is not null and t.asked <> t.amount_paise
  union all
  select case when t.ours in ('requested', 'processing', 'paid') then 'not_told'
      when t.ours = 'failed' then 'paid_after_all' else 'ended_otherwise' end,
    t.provider_payout_id, case when t.ours in ('failed', 'returned') then 0 else t.asked end,
    t.gone
  from theirs as t
  where t.asked = t.amount_paise and (
    (t.ours in ('requested', 'processing') and t.goal <> 'processing') or (t.ours = 'paid' and t.goal = 'returned')
    -- A list that was read before we were told is older than what we know.
    or (t.ours in ('failed', 'returned') and t.goal = 'paid' and t.read_at > t.settled_at))
  union all
  select 'not_there', p.provider_payout_id, p.amount_paise, 0 from public.payouts as p
  left join private.provider_payouts as t on t.provider_payout_id = p.provider_payout_id
  where p.provider_payout_id is not null and p.status in ('processing', 'paid') and t.provider_payout_id is null
    and private.payout_day_was_read(p.requested_at, coalesce(p.settled_at, p.requested_at) + interval '1 hour')
    and private.payout_day_was_read(coalesce(p.settled_at, p.requested_at + interval '1 day'),
      coalesce(p.settled_at, p.requested_at) + interval '1 hour')
$$;

comment on function private.payouts_compared is
  'Every difference between the payout service''s book and ours at this moment; ours_paise and theirs_paise are what '
  'each of both takes to have left.';

create function private.compare_payouts() returns integer language plpgsql set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.take_turns('payout-comparison', '');
  insert into private.payout_differences as d (kind, subject, ours_paise, theirs_paise)
  select c.kind, c.subject, c.ours_paise, c.theirs_paise from private.payouts_compared() as c
  on conflict (kind, subject) do update set ours_paise = excluded.ours_paise, theirs_paise = excluded.theirs_paise,
    is_open = true, found_at = case when d.is_open then d.found_at else now() end, decided_by = null,
    decided_at = null, note = null
  -- What was decided stays so while nothing of it changes.
  where d.decided_at is null or d.ours_paise <> excluded.ours_paise or d.theirs_paise <> excluded.theirs_paise;
  update private.payout_differences as d set is_open = false
  where d.is_open and not exists (select from private.payouts_compared() as c
    where c.kind = d.kind and c.subject = d.subject);
  return (select count(*) from private.payout_differences as d where d.is_open);
end
$$;

comment on function private.compare_payouts is
  'Finds the differences anew, and ends those that are no more; answers how many are open.';

create function private.payout_difference_action(kind text) returns text language sql immutable
  set search_path = '' as $$
  select case when payout_difference_action.kind in ('unknown_payout', 'not_told', 'paid_after_all') then 'take_in'
    else 'note' end
$$;

comment on function private.payout_difference_action is
  'The one action that a kind of difference allows: take_in (into our books) or note (the service has to be asked; the '
  'answer is kept).';

create function private.take_payout_in(theirs private.provider_payouts, kind text, why text) returns void
language plpgsql set search_path = '' as $$
declare
  p public.payouts;
  gone bigint := case when private.payout_goal(theirs.status) = 'paid' then theirs.amount_paise else 0 end;
begin
  if take_payout_in.kind = 'unknown_payout' then
    -- It may leave and come back more than once: each time is another posting.
    perform private.post('adjustment', null, 'payout-unknown:' || theirs.provider_payout_id || ':'
      || theirs.times_booked, array[(null, 'gateway_clearing', gone - theirs.booked_paise)::private.movement,
        (null, 'platform_revenue', theirs.booked_paise - gone)::private.movement], left(why, 200));
    update private.provider_payouts as k set booked_paise = gone, times_booked = k.times_booked + 1
    where k.provider_payout_id = theirs.provider_payout_id;
  elsif take_payout_in.kind = 'not_told' then
    perform public.payout_record(jsonb_build_object('provider_payout_id', theirs.provider_payout_id, 'reference_id',
      theirs.reference_id, 'amount_paise', theirs.amount_paise, 'status', theirs.status, 'utr', theirs.utr, 'reason',
      theirs.reason, 'account_fault', theirs.account_fault));
  else
    select * into p from public.payouts as k where k.provider_payout_id = theirs.provider_payout_id
      or (k.provider_payout_id is null and k.id::text = theirs.reference_id) for update;
    -- It was given back to the earnings as failed, and has arrived: the earnings have paid for it. It costs nothing.
    perform private.take_turns('payout', p.owner_id::text);
    perform private.post('payout', null, 'payout-after-all:' || p.id, array[
      (p.owner_id, p.account_kind, -p.amount_paise)::private.movement,
      (null, 'gateway_clearing', p.amount_paise)::private.movement]);
    update public.payouts as k set status = 'paid', provider_payout_id = theirs.provider_payout_id,
      reference = coalesce(theirs.utr, theirs.provider_payout_id), settled_at = now(), fee_paise = 0, fee_tax_paise = 0
    where k.id = p.id;
    perform private.tell_payee(p.owner_id, 'payout_paid', jsonb_build_object('amount', private.rupees(p.amount_paise),
      'amount_paise', p.amount_paise, 'destination', p.destination));
  end if;
end
$$;

comment on function private.take_payout_in is 'Brings our books to what the service says of one payout.';

create function public.settle_payout_difference(difference_id uuid, note text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_role('admin');
  d private.payout_differences;
  theirs private.provider_payouts;
  ours public.payouts;
  reason text := trim(settle_payout_difference.note);
  action text;
begin
  perform private.bound(settle_payout_difference.note, 2000);
  if coalesce(length(reason), 0) not between 3 and 300 then
    perform private.refuse(400, 'reason_missing', 'Please say why, in 3 to 300 letters.');
  end if;
  -- What it was when the list was opened may have ended since.
  perform private.compare_payouts();
  select * into d from private.payout_differences as k where k.id = settle_payout_difference.difference_id for update;
  if d.id is null then
    perform private.refuse(404, 'difference_not_found', 'There is no such difference.');
  elsif not d.is_open then
    perform private.refuse(409, 'difference_ended', 'Both books say the same by now.');
  end if;
  select * into theirs from private.provider_payouts as p where p.provider_payout_id = d.subject;
  select * into ours from public.payouts as k where k.provider_payout_id = d.subject
    or (k.provider_payout_id is null and k.id::text = theirs.reference_id);
  if ours.requested_by is not distinct from caller
      or coalesce(private.owns_earnings(ours.owner_id, ours.account_kind), false) then
    perform private.refuse(403, 'own_payout', 'Somebody else has to settle your own payout.');
  end if;
  action := private.payout_difference_action(d.kind);
  if action = 'take_in' then perform private.take_payout_in(theirs, d.kind, reason); end if;
  update private.payout_differences as k set is_open = false, decided_by = caller, decided_at = now(), note = reason
  where k.id = d.id;
  perform private.audit('settle_payout_difference', 'payout', d.subject, jsonb_build_object('kind', d.kind,
    'ours_paise', d.ours_paise, 'theirs_paise', d.theirs_paise), jsonb_build_object('action', action), reason);
  return jsonb_build_object('action', action);
end
$$;

comment on function public.settle_payout_difference is
  'Ends a difference by the one action that its kind allows, with a reason, on the audit log; answers {action: '
  'take_in|note}. Twice it is refused (difference_ended), and so is one''s own payout. Administrators only.';

create function public.ask_payout_day(day date) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_role('admin');
  if ask_payout_day.day is null or ask_payout_day.day not between private.today() - 400 and private.today() then
    perform private.refuse(400, 'day_invalid', 'This day cannot be chosen.');
  end if;
  insert into private.payout_days (day) values (ask_payout_day.day)
  on conflict (day) do update set due_at = now(), attempts = 0;
  perform private.audit('ask_payout_day', 'payout', ask_payout_day.day::text);
end
$$;

comment on function public.ask_payout_day is
  'Reads a day at the payout service again, within a minute. Administrators only; on the audit log.';

create function public.retry_payout(payout_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  p public.payouts;
begin
  perform private.require_role('admin');
  select * into p from public.payouts as k where k.id = retry_payout.payout_id for no key update;
  if p.id is null then perform private.refuse(404, 'payout_not_found', 'There is no such payout.'); end if;
  if p.status not in ('requested', 'processing', 'paid') then
    perform private.refuse(409, 'payout_settled', 'This payout has been settled in the meantime.',
      jsonb_build_object('status', p.status));
  end if;
  -- The attempts stay: what was asked for once is never asked for under another id.
  update public.payouts as k set next_at = now() where k.id = p.id;
  update private.payout_accounts as a set check_next_at = now()
  where a.id = p.account_id and a.check_state in ('waiting', 'checking');
  perform private.audit('retry_payout', 'payout', p.id::text);
end
$$;

comment on function public.retry_payout is
  'Asks the payout service at once, for a payout or about it, and about its account where that is still being checked, '
  'instead of after the next pause. Administrators only; on the audit log.';

create function public.admin_payout_differences(open_only boolean default true, limit_count integer default 100)
returns table (id uuid, kind text, subject text, ours_paise bigint, theirs_paise bigint, action text,
  found_at timestamptz, is_open boolean, decided_at timestamptz, decided_name text, note text, made_at timestamptz,
  owner_name text, reason text)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_role('admin');
  return query
  select d.id, d.kind, d.subject, d.ours_paise, d.theirs_paise, private.payout_difference_action(d.kind), d.found_at,
    d.is_open, d.decided_at, private.name_of(d.decided_by), d.note, t.made_at,
    (select private.payee_name(k.owner_id) from public.payouts as k where k.provider_payout_id = d.subject
      or (k.provider_payout_id is null and k.id::text = t.reference_id)), t.reason
  from private.payout_differences as d
  left join private.provider_payouts as t on t.provider_payout_id = d.subject
  where d.is_open or not coalesce(open_only, true)
  order by d.is_open desc, d.found_at desc, d.id desc limit least(greatest(coalesce(limit_count, 100), 1), 200);
end
$$;

comment on function public.admin_payout_differences is
  'Where the payout service''s book and ours differ, the open ones first, each with the one action that it allows. '
  'Administrators only.';

create function public.admin_payout_days() returns table (day date, read_at timestamptz, is_due boolean)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_role('admin');
  return query select d.day, d.read_at, d.due_at is not null from private.payout_days as d order by d.day desc limit 9;
end
$$;

comment on function public.admin_payout_days is
  'The last days of which the payout service''s book was read, or is to be read. Administrators only.';

-- Payees --------------------------------------------------------------------------------------------------------------
create function public.admin_payees(search text default null, limit_count integer default 50)
returns table (owner_id uuid, owner_name text, account_kind public.ledger_account_kind, balance_paise bigint,
  destination text, check_state text, check_reason text, usable_from timestamptz, last_made_at timestamptz,
  last_payout_paise bigint, last_reason text)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  sought text := lower(trim(coalesce(admin_payees.search, '')));
begin
  perform private.require_role('admin');
  perform private.bound(admin_payees.search, 200);
  return query
  select n.owner_id, n.name, n.kind, private.balance_of(n.owner_id, n.kind), c.masked, c.check_state, c.check_reason,
    c.usable_from, s.made_at, s.payout_paise, s.reason
  from (select a.owner_id, a.kind, private.payee_name(a.owner_id) as name from private.ledger_accounts as a
    join private.payees as p on p.account = a.kind) as n
  left join private.payout_accounts as c on c.owner_id = n.owner_id and c.kind = n.kind and c.replaced_at is null
  left join lateral (select k.* from public.payout_statements as k where k.owner_id = n.owner_id
    and k.account_kind = n.kind and k.cycle = 'weekly' order by k.made_at desc limit 1) as s on true
  where position(sought in lower(n.name)) > 0
  order by n.name, n.owner_id, n.kind limit least(greatest(coalesce(limit_count, 50), 1), 200);
end
$$;

comment on function public.admin_payees is
  'Who earns here, by a part of the name: what is owed to them, their account (masked) with its check, and what their '
  'last weekly statement came to or why nothing was paid. Administrators only.';

revoke execute on function public.claim_payout_days(integer), public.payout_list(jsonb), public.payout_day_read(date)
  from public, anon, authenticated;
grant execute on function public.claim_payout_days(integer), public.payout_list(jsonb), public.payout_day_read(date)
  to service_role;
revoke execute on function public.settle_payout_difference(uuid, text), public.ask_payout_day(date),
  public.retry_payout(uuid), public.admin_payout_differences(boolean, integer), public.admin_payout_days(),
  public.admin_payees(text, integer) from public, anon;
grant execute on function public.settle_payout_difference(uuid, text), public.ask_payout_day(date),
  public.retry_payout(uuid), public.admin_payout_differences(boolean, integer), public.admin_payout_days(),
  public.admin_payees(text, integer) to authenticated;
revoke execute on function private.plan_payout_days(), private.payout_day_was_read(timestamptz, timestamptz),
  private.payouts_compared(), private.compare_payouts(), private.payout_difference_action(text),
  private.take_payout_in(private.provider_payouts, text, text) from public;

select cron.schedule('plan-payout-days', '50 20 * * *', 'select private.plan_payout_days()');
