-- Gift codes at the administration's desk: asked for with a reason, agreed to by a second person above a limit, shown
-- once, revoked, and held in the books until they are redeemed or end (docs/decisions/0114).

-- Bodies are checked when all files are applied: a function may name what a later file makes.
set check_function_bodies = off;

insert into public.app_settings (setting_key, value_type, unit, setting_value, minimum, maximum, category, description,
  is_public) values
  ('gift_codes_alone_paise', 'integer', 'paise', '500000', 0, 100000000, 'money',
   'Gift codes worth more than this wait for a second administrator; those of 30 days count together.', false);

create table private.gift_batches (
  id uuid primary key default gen_random_uuid(),
  many integer not null constraint gift_batch_many check (many between 1 and 500),
  amount_paise bigint not null constraint gift_batch_amount check (amount_paise between 100 and 1000000),
  expires_on date not null,
  note text not null constraint gift_batch_note_length check (length(trim(note)) between 5 and 300),
  state text not null default 'waiting' constraint gift_batch_state
    check (state in ('waiting', 'agreed', 'refused', 'issued', 'revoked', 'ended')),
  asked_by uuid not null references auth.users (id),
  asked_at timestamptz not null default now(),
  decided_by uuid references auth.users (id),
  decided_at timestamptz,
  issued_at timestamptz,
  ended_by uuid references auth.users (id),
  ended_at timestamptz
);

comment on table private.gift_batches is
  'Gift codes of one amount that an administrator asked for. Above a limit somebody else has to agree; the codes are '
  'made, and shown once, to whoever asked.';
comment on column private.gift_batches.expires_on is 'The last day in India on which its codes can be redeemed.';
comment on column private.gift_batches.note is 'Why they are made.';
comment on column private.gift_batches.ended_by is
  'Who revoked those that nobody had redeemed; null at their last day.';

create trigger texts_are_plain before insert or update of note on private.gift_batches
  for each row execute function private.keep_plain('note');

create index gift_batches_asked_by_idx on private.gift_batches (asked_by, asked_at);
create index gift_batches_decided_by_idx on private.gift_batches (decided_by);
create index gift_batches_ended_by_idx on private.gift_batches (ended_by);
create index gift_batches_asked_at_idx on private.gift_batches (asked_at desc);
create index gift_batches_expiry_idx on private.gift_batches (expires_on) where state in ('agreed', 'issued');

revoke all on private.gift_batches from anon, authenticated;

alter table private.gift_codes
  add column batch_id uuid not null references private.gift_batches (id),
  add column place integer not null constraint gift_code_place check (place between 1 and 500);

comment on column private.gift_codes.place is 'Which one of its batch it is, as in the file that was saved.';

create unique index gift_codes_batch_idx on private.gift_codes (batch_id, place);

create function private.gift_batch_now(batch_id uuid, states text[]) returns private.gift_batches
language plpgsql set search_path = '' as $$
declare
  b private.gift_batches;
begin
  select * into b from private.gift_batches as k where k.id = gift_batch_now.batch_id for update;
  if b.id is null then perform private.refuse(404, 'gift_batch_unknown', 'There are no such gift codes.'); end if;
  if b.state <> all (states) then
    perform private.refuse(409, 'gift_batch_changed', 'These gift codes were dealt with in the meantime.',
      jsonb_build_object('state', b.state));
  end if;
  return b;
end
$$;

comment on function private.gift_batch_now is
  'A batch of gift codes for an act that needs it in one of some states; locked. Refuses gift_batch_unknown, '
  'gift_batch_changed {state}.';

create function public.ask_for_gift_codes(many integer, amount_paise bigint, expires_on date, note text,
  idempotency_key text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_role('admin');
  b private.gift_batches;
  result jsonb;
begin
  perform private.bound(ask_for_gift_codes.note, 1200);
  result := private.claim_idempotency(caller, ask_for_gift_codes.idempotency_key, 'ask_for_gift_codes');
  if result is not null then return result; end if;
  if coalesce(ask_for_gift_codes.many not between 1 and 500
      or ask_for_gift_codes.amount_paise not between 100 and 1000000
      or ask_for_gift_codes.expires_on not between private.today() and private.today() + 3650
      or length(trim(ask_for_gift_codes.note)) not between 5 and 300, true) then
    perform private.refuse(400, 'gift_codes_invalid', 'These gift codes cannot be made.');
  end if;
  perform private.take_turns('gift_codes', caller::text);
  insert into private.gift_batches (many, amount_paise, expires_on, note, asked_by)
  values (ask_for_gift_codes.many, ask_for_gift_codes.amount_paise, ask_for_gift_codes.expires_on,
    trim(ask_for_gift_codes.note), caller) returning * into b;
  -- Many small ones are a large one.
  if (select sum(k.many * k.amount_paise) from private.gift_batches as k where k.asked_by = caller and (k.id = b.id
      or (k.decided_by = caller and k.state <> 'refused' and k.asked_at > now() - interval '30 days')))
      <= private.setting_int('gift_codes_alone_paise') then
    update private.gift_batches as k set state = 'agreed', decided_by = caller, decided_at = now()
    where k.id = b.id returning * into b;
  end if;
  perform private.audit('ask_for_gift_codes', 'gift_batch', b.id::text, null, jsonb_build_object('many', b.many,
    'amount_paise', b.amount_paise, 'expires_on', b.expires_on, 'state', b.state), b.note);
  result := jsonb_build_object('id', b.id, 'state', b.state);
  perform private.keep_result(caller, ask_for_gift_codes.idempotency_key, result);
  return result;
end
$$;

comment on function public.ask_for_gift_codes is
  'Asks for up to 500 gift codes of ₹1 to ₹10,000 each, which can be redeemed up to and with a day, once per key. '
  'What one administrator asks for in 30 days above the limit waits for a second one: {id, state: agreed|waiting}. '
  'Administrators only; written to the audit log. Refuses gift_codes_invalid.';

create function public.decide_gift_codes(batch_id uuid, accept boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_role('admin');
  b private.gift_batches := private.gift_batch_now(decide_gift_codes.batch_id, '{waiting}');
begin
  if decide_gift_codes.accept is null then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  -- Who asked may take it back, and not agree to it.
  if decide_gift_codes.accept and caller = b.asked_by then
    perform private.refuse(403, 'second_person_needed', 'Somebody else has to agree to these gift codes.');
  end if;
  update private.gift_batches as k set decided_by = caller, decided_at = now(),
    state = case when decide_gift_codes.accept then 'agreed' else 'refused' end
  where k.id = b.id returning * into b;
  perform private.audit('decide_gift_codes', 'gift_batch', b.id::text, jsonb_build_object('state', 'waiting'),
    jsonb_build_object('state', b.state));
  return jsonb_build_object('state', b.state);
end
$$;

comment on function public.decide_gift_codes is
  'Agrees to gift codes that wait, or refuses them; who asked for them can only take them back. {state: '
  'agreed|refused}. Administrators only; written to the audit log. Refuses second_person_needed, gift_batch_unknown, '
  'gift_batch_changed {state}.';

create function public.issue_gift_codes(batch_id uuid) returns text[]
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  -- Without what is easily mistaken for something else; 31 ^ 16 codes are not guessed.
  letters constant text := '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
  caller uuid := private.require_role('admin');
  b private.gift_batches := private.gift_batch_now(issue_gift_codes.batch_id, '{agreed}');
  codes text[];
begin
  if b.asked_by <> caller then
    perform private.refuse(403, 'not_your_gift_codes', 'Only whoever asked for these codes sees them.');
  end if;
  if b.expires_on < private.today() then
    perform private.refuse(409, 'gift_batch_changed', 'Their last day has passed.', '{"state": "ended"}');
  end if;
  codes := array(select (select string_agg(substr(letters, get_byte(k.bytes, n) % 31 + 1, 1)
      || case when n in (3, 7, 11) then '-' else '' end, '' order by n) from generate_series(0, 15) as n)
    from (select extensions.gen_random_bytes(16 + i * 0) as bytes from generate_series(1, b.many) as i) as k);
  insert into private.gift_codes (digest, amount_paise, expires_at, batch_id, place)
  select private.gift_digest(c.code), b.amount_paise, (b.expires_on + 1)::timestamp at time zone 'Asia/Kolkata', b.id,
    c.place
  from unnest(codes) with ordinality as c (code, place);
  update private.gift_batches as k set state = 'issued', issued_at = now() where k.id = b.id;
  perform private.post('gift_code', null, 'gift-batch:' || b.id, array[
    (null, 'promo_expense', -b.many * b.amount_paise)::private.movement,
    (null, 'gift_codes', b.many * b.amount_paise)::private.movement], b.note);
  perform private.audit('issue_gift_codes', 'gift_batch', b.id::text, jsonb_build_object('state', 'agreed'),
    jsonb_build_object('state', 'issued'));
  return codes;
end
$$;

comment on function public.issue_gift_codes is
  'Makes the codes of a batch that was agreed to, and shows them this once to whoever asked for them; only their '
  'hashes are kept. Administrators only; written to the audit log. Refuses not_your_gift_codes, gift_batch_unknown, '
  'gift_batch_changed {state}.';

create function private.end_gift_codes(b private.gift_batches, state text, person uuid) returns bigint
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  open_paise bigint;
begin
  -- Whoever is redeeming one of them has it, or is too late.
  with ended as (update private.gift_codes as c set ended_at = now()
    where c.batch_id = b.id and c.redeemed_at is null and c.ended_at is null returning c.amount_paise)
  select coalesce(sum(e.amount_paise), 0) into open_paise from ended as e;
  if open_paise > 0 then
    perform private.post('gift_code', null, 'gift-batch-ended:' || b.id, array[
      (null, 'gift_codes', -open_paise)::private.movement,
      (null, 'promo_expense', open_paise)::private.movement]);
  end if;
  update private.gift_batches as k set state = end_gift_codes.state, ended_at = now(), ended_by = end_gift_codes.person
  where k.id = b.id;
  return open_paise;
end
$$;

comment on function private.end_gift_codes is
  'Ends the codes of a batch that nobody has redeemed and takes them out of the books; answers what they were worth.';

create function public.revoke_gift_codes(batch_id uuid, note text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_role('admin');
  b private.gift_batches := private.gift_batch_now(revoke_gift_codes.batch_id, '{agreed,issued}');
  revoked bigint;
begin
  perform private.bound(revoke_gift_codes.note, 1200);
  if coalesce(length(trim(revoke_gift_codes.note)) not between 5 and 300, true) then
    perform private.refuse(400, 'gift_codes_invalid', 'Say why these gift codes are revoked.');
  end if;
  revoked := private.end_gift_codes(b, 'revoked', caller);
  perform private.audit('revoke_gift_codes', 'gift_batch', b.id::text, jsonb_build_object('state', b.state),
    jsonb_build_object('state', 'revoked', 'revoked_paise', revoked), trim(revoke_gift_codes.note));
  return jsonb_build_object('revoked_paise', revoked);
end
$$;

comment on function public.revoke_gift_codes is
  'Ends the codes of a batch that nobody has redeemed, with the reason: {revoked_paise}. What was redeemed stays with '
  'its owners. Administrators only; written to the audit log. Refuses gift_codes_invalid, gift_batch_unknown, '
  'gift_batch_changed {state}.';

create function private.end_old_gift_codes() returns integer
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  b private.gift_batches;
  ended integer := 0;
begin
  for b in select k.* from private.gift_batches as k
    where k.state in ('agreed', 'issued') and k.expires_on < private.today() order by k.id limit 200
    for update skip locked
  loop
    perform private.end_gift_codes(b, 'ended', null);
    ended := ended + 1;
  end loop;
  return ended;
end
$$;

comment on function private.end_old_gift_codes is 'Takes gift codes past their last day out of the books.';

select cron.schedule('end-gift-codes', '41 * * * *', 'select private.end_old_gift_codes()');

create function public.gift_desk() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_role('admin');
begin
  return jsonb_build_object(
    'alone_paise', private.setting_int('gift_codes_alone_paise'),
    'open_paise', (select coalesce(sum(e.amount_paise), 0) from private.ledger_entries as e
      join private.ledger_accounts as a on a.id = e.account_id and a.kind = 'gift_codes'),
    'batches', (select coalesce(jsonb_agg(to_jsonb(l) order by l.state = 'waiting' desc, l.asked_at desc, l.id), '[]')
      from (
      select b.id, b.many, b.amount_paise, b.expires_on, b.note, b.state, private.name_of(b.asked_by) as asked_by,
        b.asked_at, private.name_of(b.decided_by) as decided_by, b.decided_at, b.issued_at,
        private.name_of(b.ended_by) as ended_by, b.ended_at, c.redeemed, c.ended,
        b.state = 'waiting' and b.asked_by <> caller as may_agree,
        b.state = 'agreed' and b.asked_by = caller and b.expires_on >= private.today() as may_issue
      from private.gift_batches as b
      cross join lateral (select count(*) filter (where k.redeemed_at is not null)::integer as redeemed,
          count(*) filter (where k.ended_at is not null)::integer as ended
        from private.gift_codes as k where k.batch_id = b.id) as c
      order by b.state = 'waiting' desc, b.asked_at desc limit 100) as l));
end
$$;

comment on function public.gift_desk is
  'Gift codes, those that wait first, then those asked for last: {alone_paise that one person may make in 30 days, '
  'open_paise that the books hold for codes which can be redeemed, batches: [{id, many, amount_paise, expires_on, '
  'note, state, asked_by, asked_at, decided_by, decided_at, issued_at, ended_by, ended_at, redeemed, ended, '
  'may_agree, may_issue}]}. Administrators only.';

create function public.gift_redemptions(batch_id uuid) returns table (place integer, redeemed_by text,
  redeemed_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_role('admin');
  return query select c.place, private.name_of(c.redeemed_by), c.redeemed_at from private.gift_codes as c
    where c.batch_id = gift_redemptions.batch_id and c.redeemed_at is not null order by c.redeemed_at desc, c.place;
end
$$;

comment on function public.gift_redemptions is
  'Which codes of a batch were redeemed, by whom and when, the last ones first. Administrators only.';

revoke execute on function public.ask_for_gift_codes(integer, bigint, date, text, text),
  public.decide_gift_codes(uuid, boolean), public.issue_gift_codes(uuid), public.revoke_gift_codes(uuid, text),
  public.gift_desk(), public.gift_redemptions(uuid) from public, anon;
grant execute on function public.ask_for_gift_codes(integer, bigint, date, text, text),
  public.decide_gift_codes(uuid, boolean), public.issue_gift_codes(uuid), public.revoke_gift_codes(uuid, text),
  public.gift_desk(), public.gift_redemptions(uuid) to authenticated;
revoke execute on function private.gift_batch_now(uuid, text[]),
  private.end_gift_codes(private.gift_batches, text, uuid), private.end_old_gift_codes() from public;
