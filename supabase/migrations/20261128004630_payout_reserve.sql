-- A reserve of earnings by rule, so that who leaves with a debt has been stopped earlier: what is kept of a statement
-- and when it comes back, and no refund at a business's own cost beyond what it has here (docs/decisions/0121).

-- Bodies are checked when all files are applied: a function may name what a later file makes.
set check_function_bodies = off;

insert into public.app_settings (setting_key, value_type, unit, setting_value, minimum, maximum, category, description,
  is_public) values
  ('reserve_alone_bp', 'integer', 'basis_points', '1000', 0, 10000, 'orders',
   'A rule that keeps more of statements than this, or as much as refunds were, waits for a second person.', false);

-- Rules ---------------------------------------------------------------------------------------------------------------
create table private.reserve_rules (
  id uuid primary key default gen_random_uuid(),
  account_kind public.ledger_account_kind not null references private.payees (account),
  from_age_days integer not null constraint reserve_rule_age check (from_age_days between 0 and 3650),
  valid_from date not null,
  share_bp integer constraint reserve_rule_share check (share_bp between 0 and 5000),
  refund_days integer constraint reserve_rule_refunds check (refund_days between 7 and 90),
  release_days integer not null constraint reserve_rule_release check (release_days between 1 and 180),
  note text not null constraint reserve_rule_note check (length(trim(note)) between 5 and 300),
  state text not null default 'waiting'
    constraint reserve_rule_state check (state in ('waiting', 'active', 'refused')),
  asked_by uuid not null references auth.users (id),
  asked_at timestamptz not null default now(),
  decided_by uuid references auth.users (id),
  decided_at timestamptz,
  constraint reserve_rule_is_of_one_kind check ((share_bp is null) <> (refund_days is null))
);

create trigger texts_are_plain before insert or update of note on private.reserve_rules
  for each row execute function private.keep_plain('note');

create index reserve_rules_kind_idx on private.reserve_rules (account_kind, from_age_days, valid_from);
create index reserve_rules_asked_by_idx on private.reserve_rules (asked_by);
create index reserve_rules_decided_by_idx on private.reserve_rules (decided_by);

revoke all on private.reserve_rules from anon, authenticated;

comment on table private.reserve_rules is
  'What is kept of statements for refunds, by kind of payee and from how many days of age on; effective-dated. Without '
  'a rule nothing is kept.';
comment on column private.reserve_rules.share_bp is 'A share of what each statement comes to; zero ends keeping.';
comment on column private.reserve_rules.refund_days is
  'Instead of a share: as much as refunds took on average of so many days, for as many days as it is kept.';
comment on column private.reserve_rules.release_days is 'After how many days it comes back.';

create table private.payout_reserves (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null,
  account_kind public.ledger_account_kind not null,
  statement_id uuid not null unique references public.payout_statements (id),
  rule_id uuid not null references private.reserve_rules (id),
  amount_paise bigint not null constraint reserve_positive check (amount_paise > 0),
  left_paise bigint not null,
  release_at timestamptz not null,
  constraint reserve_left check (left_paise between 0 and amount_paise)
);

create index payout_reserves_open_idx on private.payout_reserves (owner_id, account_kind, release_at)
  where left_paise > 0;
create index payout_reserves_rule_idx on private.payout_reserves (rule_id);

revoke all on private.payout_reserves from anon, authenticated;

comment on table private.payout_reserves is
  'What a statement kept for refunds, and what of it has neither come back nor paid for a debt. What is left of all is '
  'the balance of the payee''s account payout_reserve.';

create function private.reserve_rule(kind public.ledger_account_kind, age_days integer, day date)
  returns private.reserve_rules language sql stable security definer set search_path = '' as $$
  select r from private.reserve_rules as r where r.state = 'active' and r.account_kind = reserve_rule.kind
    and r.from_age_days <= reserve_rule.age_days and r.valid_from <= reserve_rule.day
  order by r.from_age_days desc, r.valid_from desc, r.decided_at desc limit 1
$$;

comment on function private.reserve_rule is 'The rule that holds for a kind of payee of an age on a day.';

create function private.rule_of_payee(owner_id uuid, kind public.ledger_account_kind, at timestamptz)
  returns private.reserve_rules language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  named text := (select p.joined from private.payees as p where p.account = rule_of_payee.kind);
  since timestamptz;
begin
  if not exists (select from private.reserve_rules as r where r.account_kind = rule_of_payee.kind) then
    return null;
  end if;
  if named is not null then execute format('select %s($1)', named) into since using rule_of_payee.owner_id; end if;
  -- Whose beginning nobody knows has been here for long.
  return private.reserve_rule(rule_of_payee.kind, coalesce((rule_of_payee.at at time zone 'Asia/Kolkata')::date
    - (since at time zone 'Asia/Kolkata')::date, 3650), (rule_of_payee.at at time zone 'Asia/Kolkata')::date);
end
$$;

comment on function private.rule_of_payee is
  'The rule that holds for a payee at a time, by their age in Indian days.';

create function private.reserve_of(owner_id uuid, kind public.ledger_account_kind) returns bigint
language sql stable security definer set search_path = '' as $$
  select coalesce(sum(r.left_paise), 0)::bigint from private.payout_reserves as r
  where r.owner_id = reserve_of.owner_id and r.account_kind = reserve_of.kind and r.left_paise > 0
$$;

comment on function private.reserve_of is 'What is kept of a payee''s earnings for refunds, in paise.';

create function private.reserve_wanted(r private.reserve_rules, owner_id uuid, base bigint, at timestamptz)
  returns bigint language sql stable security definer set search_path = '' as $$
  select case when r.share_bp is not null then ceil(greatest(base, 0) * r.share_bp / 10000.0)
    when r.refund_days is not null then greatest(ceil((select coalesce(-sum(e.amount_paise), 0)
      from private.ledger_accounts as a join private.ledger_entries as e on e.account_id = a.id
      join private.ledger_transactions as t on t.id = e.transaction_id
      where a.owner_id = reserve_wanted.owner_id and a.kind = r.account_kind and t.kind = 'order_refunded'
        and t.at > reserve_wanted.at - make_interval(days => r.refund_days) and t.at <= reserve_wanted.at)
      * r.release_days / r.refund_days::numeric) - private.reserve_of(reserve_wanted.owner_id, r.account_kind), 0)
    else 0 end::bigint
$$;

comment on function private.reserve_wanted is
  'What a rule keeps of earnings of a statement: a share of them, or what is missing to the refunds to be expected.';

create function private.reserve_is_free(owner_id uuid, kind public.ledger_account_kind, at timestamptz)
  returns boolean language sql stable security definer set search_path = '' as $$
  select private.has_stopped(reserve_is_free.owner_id, reserve_is_free.kind) and not exists (
    select from private.ledger_accounts as a join private.ledger_entries as e on e.account_id = a.id
    join private.ledger_transactions as t on t.id = e.transaction_id
    where a.owner_id = reserve_is_free.owner_id and a.kind = reserve_is_free.kind and t.kind = 'order_settled'
      and t.at > reserve_is_free.at - make_interval(hours => private.setting_int('help_window_hours')))
$$;

comment on function private.reserve_is_free is
  'Whether a payee has stopped, and nothing of theirs can be reported any more: the whole reserve comes back.';

create function private.reserve_is_due(owner_id uuid, kind public.ledger_account_kind, at timestamptz)
  returns boolean language sql stable security definer set search_path = '' as $$
  select coalesce((select min(r.release_at) <= reserve_is_due.at
      or private.reserve_is_free(reserve_is_due.owner_id, reserve_is_due.kind, reserve_is_due.at)
    from private.payout_reserves as r where r.owner_id = reserve_is_due.owner_id
      and r.account_kind = reserve_is_due.kind and r.left_paise > 0 having count(*) > 0), false)
$$;

comment on function private.reserve_is_due is
  'Whether something of a reserve comes back at a run, without anything earned.';

-- What a statement does with it --------------------------------------------------------------------------------------
create function private.move_reserve(key text, owner_id uuid, kind public.ledger_account_kind, back bigint)
  returns boolean language sql security definer set search_path = '' as $$
  select private.post('payout_reserve', null, move_reserve.key, array[
    (move_reserve.owner_id, move_reserve.kind, move_reserve.back)::private.movement,
    (move_reserve.owner_id, 'payout_reserve', -move_reserve.back)::private.movement])
$$;

comment on function private.move_reserve is 'Posts what comes back of a reserve, or below zero what goes into it.';

create function private.free_reserve(statement uuid, owner_id uuid, kind public.ledger_account_kind, at timestamptz,
  closing bigint) returns jsonb language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  r private.payout_reserves;
  is_free boolean;
  released bigint := 0;
  taken bigint := 0;
  part bigint;
begin
  if private.reserve_of(free_reserve.owner_id, free_reserve.kind) = 0 then return '[]'; end if;
  is_free := private.reserve_is_free(free_reserve.owner_id, free_reserve.kind, free_reserve.at);
  -- What falls due comes first, and then what pays for a debt, the oldest first.
  for r in select * from private.payout_reserves as k where k.owner_id = free_reserve.owner_id
      and k.account_kind = free_reserve.kind and k.left_paise > 0 order by k.release_at, k.id for update loop
    if is_free or r.release_at <= free_reserve.at then
      part := r.left_paise;
      released := released + part;
    else
      part := least(r.left_paise, greatest(-(closing + released + taken), 0));
      taken := taken + part;
    end if;
    update private.payout_reserves as k set left_paise = k.left_paise - part where k.id = r.id;
  end loop;
  perform private.move_reserve('reserve-released:' || statement, free_reserve.owner_id, free_reserve.kind, released)
    where released > 0;
  perform private.move_reserve('reserve-taken:' || statement, free_reserve.owner_id, free_reserve.kind, taken)
    where taken > 0;
  return (select coalesce(jsonb_agg(jsonb_build_object('code', v.code, 'amount_paise', v.paise)), '[]')
    from (values ('reserve_released', released), ('reserve_taken', taken)) as v (code, paise) where v.paise > 0);
end
$$;

comment on function private.free_reserve is
  'What of a reserve comes back with a statement, as its lines: what is due, all of it where somebody has stopped, and '
  'as much as a debt needs.';

create function private.keep_reserve(statement uuid, owner_id uuid, kind public.ledger_account_kind, at timestamptz,
  base bigint, most bigint) returns bigint language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  rule private.reserve_rules := private.rule_of_payee(keep_reserve.owner_id, keep_reserve.kind, keep_reserve.at);
  kept bigint;
begin
  if rule.id is null or most <= 0
      or private.reserve_is_free(keep_reserve.owner_id, keep_reserve.kind, keep_reserve.at) then
    return 0;
  end if;
  kept := least(private.reserve_wanted(rule, keep_reserve.owner_id, base, keep_reserve.at), most);
  if kept <= 0 then return 0; end if;
  insert into private.payout_reserves (owner_id, account_kind, statement_id, rule_id, amount_paise, left_paise,
    release_at)
  values (keep_reserve.owner_id, keep_reserve.kind, statement, rule.id, kept, kept,
    keep_reserve.at + make_interval(days => rule.release_days));
  perform private.move_reserve('reserve-kept:' || statement, keep_reserve.owner_id, keep_reserve.kind, -kept);
  return kept;
end
$$;

comment on function private.keep_reserve is
  'Keeps what the payee''s rule says of a statement, never more than is there, and answers how much.';

create function private.reserve_to_come(owner_id uuid, kind public.ledger_account_kind) returns bigint
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  rule private.reserve_rules := private.rule_of_payee(reserve_to_come.owner_id, reserve_to_come.kind, now());
  base bigint;
begin
  if rule.id is null or private.reserve_is_free(reserve_to_come.owner_id, reserve_to_come.kind, now()) then
    return 0;
  end if;
  select coalesce(sum(e.amount_paise), 0) into base from private.ledger_accounts as a
  join private.ledger_entries as e on e.account_id = a.id
  join private.ledger_transactions as t on t.id = e.transaction_id
  where a.owner_id = reserve_to_come.owner_id and a.kind = reserve_to_come.kind
    and t.kind not in ('payout', 'payout_fee', 'payout_tax', 'payout_reserve')
    and e.id > coalesce((select max(s.through_entry) from public.payout_statements as s
      where s.owner_id = reserve_to_come.owner_id and s.account_kind = reserve_to_come.kind and s.cycle = 'weekly'
        and s.made_at < clock_timestamp() - interval '1 day'), 0)
    and not exists (select from private.payout_statement_entries as c where c.entry_id = e.id);
  return private.reserve_wanted(rule, reserve_to_come.owner_id, base, now());
end
$$;

comment on function private.reserve_to_come is
  'What the next weekly statement keeps of what was earned so far: it is not paid at once.';

create function private.reserve_terms(owner_id uuid, kind public.ledger_account_kind) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case when r.id is not null or k.paise > 0 then jsonb_build_object('kept_paise', k.paise,
    'share_bp', r.share_bp, 'refund_days', r.refund_days, 'release_days', r.release_days,
    'next_release_at', (select min(p.release_at)
      from private.payout_reserves as p where p.owner_id = reserve_terms.owner_id
        and p.account_kind = reserve_terms.kind and p.left_paise > 0)) end
  from (select private.reserve_of(reserve_terms.owner_id, reserve_terms.kind) as paise) as k,
    private.rule_of_payee(reserve_terms.owner_id, reserve_terms.kind, now()) as r
$$;

comment on function private.reserve_terms is
  'What is kept for refunds, and why: {kept_paise, share_bp, refund_days, release_days, next_release_at}; null where '
  'no rule holds and nothing is kept.';

-- Refunds at one's own cost -------------------------------------------------------------------------------------------
create function private.require_cover(owner_id uuid, kind public.ledger_account_kind, loss bigint, reason_code text)
  returns void language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  cover bigint;
begin
  -- Customers within their limits, timers and the administration refund what is right, also into a debt.
  if require_cover.loss <= 0 or auth.uid() is null or private.is_admin()
      or not coalesce(private.works_for(require_cover.owner_id), false)
      -- What was only held goes back in any case, and what a customer reports as missing does by itself a day later.
      or require_cover.reason_code in ('not_picked', 'bottles_returned', 'missed_delivery') then
    return;
  end if;
  -- Two people of one business do not spend the same cover, and no payout takes it meanwhile.
  perform private.take_turns('payout', require_cover.owner_id::text);
  cover := private.balance_of(require_cover.owner_id, require_cover.kind)
    + private.reserve_of(require_cover.owner_id, require_cover.kind);
  if require_cover.loss > cover then
    perform private.refuse(409, 'refund_not_covered',
      'Your earnings here do not cover this refund. Support can decide it.',
      jsonb_build_object('cover_paise', greatest(cover, 0), 'refund_paise', require_cover.loss));
  end if;
end
$$;

comment on function private.require_cover is
  'Refuses a refund that a business''s own people make at its cost beyond its balance and reserve.';

-- The administration --------------------------------------------------------------------------------------------------
create function public.propose_reserve_rule(rule jsonb, idempotency_key text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_role('admin');
  given record;
  r private.reserve_rules;
  result jsonb;
begin
  perform private.bound(propose_reserve_rule.rule, 3000);
  result := private.claim_idempotency(caller, propose_reserve_rule.idempotency_key, 'propose_reserve_rule');
  if result is not null then return result; end if;
  begin
    select k.account_kind, k.from_age_days, k.valid_from, k.share_bp, k.refund_days, k.release_days,
      trim(k.note) as note into given
    from jsonb_to_record(propose_reserve_rule.rule) as k (account_kind text, from_age_days integer,
      valid_from date, share_bp integer, refund_days integer, release_days integer, note text);
    if given.valid_from is null or given.valid_from not between private.today() and private.today() + 400
        or not exists (select from private.payees as p where p.account::text = given.account_kind) then
      raise check_violation;
    end if;
    insert into private.reserve_rules (account_kind, from_age_days, valid_from, share_bp, refund_days, release_days,
      note, asked_by)
    values (given.account_kind::public.ledger_account_kind, given.from_age_days, given.valid_from, given.share_bp,
      given.refund_days, given.release_days, given.note, caller) returning * into r;
  exception when check_violation or not_null_violation or data_exception or invalid_parameter_value then
    perform private.refuse(400, 'reserve_rule_invalid', 'Please check what is kept, from when on, and why.');
  end;
  if r.share_bp <= private.setting_int('reserve_alone_bp') then
    update private.reserve_rules as k set state = 'active', decided_by = caller, decided_at = now()
    where k.id = r.id returning * into r;
  end if;
  perform private.audit('propose_reserve_rule', 'reserve_rule', r.id::text, null, to_jsonb(r) - 'note', r.note);
  result := jsonb_build_object('id', r.id, 'state', r.state);
  perform private.keep_result(caller, propose_reserve_rule.idempotency_key, result);
  return result;
end
$$;

comment on function public.propose_reserve_rule is
  'A rule for what is kept of statements: {account_kind, from_age_days, valid_from (today or later), share_bp or '
  'refund_days, release_days, note}, once per key. Above a limit it waits for a second person: {id, state: '
  'active|waiting}. Administrators only; written to the audit log.';

create function public.decide_reserve_rule(rule_id uuid, accept boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_role('admin');
  r private.reserve_rules;
begin
  if decide_reserve_rule.accept is null then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  select * into r from private.reserve_rules as k where k.id = decide_reserve_rule.rule_id for update;
  if r.id is null then perform private.refuse(404, 'reserve_rule_not_found', 'There is no such rule.'); end if;
  if r.state <> 'waiting' then
    perform private.refuse(409, 'adjustment_decided', 'This correction was decided in the meantime.',
      jsonb_build_object('state', r.state));
  end if;
  -- Who asked may take it back, and not agree to it.
  if decide_reserve_rule.accept and caller = r.asked_by then
    perform private.refuse(403, 'second_person_needed', 'Somebody else has to agree to this correction.');
  end if;
  update private.reserve_rules as k set decided_by = caller, decided_at = now(),
    state = case when decide_reserve_rule.accept then 'active' else 'refused' end,
    -- It holds for no day before somebody has agreed to it.
    valid_from = greatest(k.valid_from, private.today())
  where k.id = r.id returning * into r;
  perform private.audit('decide_reserve_rule', 'reserve_rule', r.id::text, '{"state": "waiting"}',
    jsonb_build_object('state', r.state));
  return jsonb_build_object('state', r.state);
end
$$;

comment on function public.decide_reserve_rule is
  'Agrees to a rule that waits, or refuses it: never by who asked for it. {state: active|refused}. Administrators '
  'only; written to the audit log.';

create function public.admin_reserve_rules() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := private.require_role('admin');
begin
  return (select coalesce(jsonb_agg(to_jsonb(l) order by l.state = 'waiting' desc, l.asked_at desc), '[]') from (
    select r.id, r.account_kind, r.from_age_days, r.valid_from, r.share_bp, r.refund_days, r.release_days, r.note,
      r.state, private.name_of(r.asked_by) as asked_by, r.asked_at, private.name_of(r.decided_by) as decided_by,
      r.decided_at, r.asked_by <> caller as may_agree,
      r.id = (private.reserve_rule(r.account_kind, r.from_age_days, private.today())).id as holds
    from private.reserve_rules as r order by r.state = 'waiting' desc, r.asked_at desc limit 100) as l);
end
$$;

comment on function public.admin_reserve_rules is
  'Rules for what is kept of statements, those that wait first: [{id, account_kind, from_age_days, valid_from, '
  'share_bp, refund_days, release_days, note, state, asked_by, asked_at, decided_by, decided_at, may_agree, '
  'holds (today)}]. Administrators only.';

revoke execute on function public.propose_reserve_rule(jsonb, text), public.decide_reserve_rule(uuid, boolean),
  public.admin_reserve_rules() from public, anon;
grant execute on function public.propose_reserve_rule(jsonb, text), public.decide_reserve_rule(uuid, boolean),
  public.admin_reserve_rules() to authenticated;
revoke execute on function private.reserve_rule(public.ledger_account_kind, integer, date),
  private.rule_of_payee(uuid, public.ledger_account_kind, timestamptz),
  private.reserve_of(uuid, public.ledger_account_kind),
  private.reserve_wanted(private.reserve_rules, uuid, bigint, timestamptz),
  private.reserve_is_free(uuid, public.ledger_account_kind, timestamptz),
  private.reserve_is_due(uuid, public.ledger_account_kind, timestamptz),
  private.move_reserve(text, uuid, public.ledger_account_kind, bigint),
  private.free_reserve(uuid, uuid, public.ledger_account_kind, timestamptz, bigint),
  private.keep_reserve(uuid, uuid, public.ledger_account_kind, timestamptz, bigint, bigint),
  private.reserve_to_come(uuid, public.ledger_account_kind), private.reserve_terms(uuid, public.ledger_account_kind),
  private.require_cover(uuid, public.ledger_account_kind, bigint, text) from public;
