-- Fetching a bill from its biller, saved billers and reminders of bills that are due.

insert into public.app_settings (setting_key, value_type, unit, setting_value, minimum, maximum, category, description, is_public) values
  ('bill_fetches_per_minute', 'integer', 'count', '6', 1, 100000, 'digital', 'Bills that one customer may fetch within a minute.', false),
  ('bill_fetches_per_hour', 'integer', 'count', '40', 1, 100000, 'digital', 'Bills that one customer may fetch within an hour.', false),
  ('bill_fetch_seconds', 'integer', 'seconds', '90', 10, 3600, 'digital', 'How long a biller has to answer with a bill.', true),
  ('bill_valid_seconds', 'integer', 'seconds', '1800', 60, 86400, 'digital', 'How long a fetched bill can be paid without fetching it again.', false),
  ('saved_billers_max', 'integer', 'count', '50', 1, 1000, 'digital', 'Billers that one customer may save.', false),
  ('bill_reminder_days', 'integer', 'count', '3', 0, 30, 'digital', 'How many days before the due date a customer is reminded.', true);

-- Fetched bills --------------------------------------------------------------------------------------------------------

create table public.bill_fetches (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  biller_code text not null references public.billers (code),
  parameters jsonb not null,
  status text not null default 'pending' constraint bill_fetch_status check (status in ('pending', 'fetched', 'not_needed', 'failed')),
  amount_paise integer constraint bill_amount_range check (amount_paise between 1 and 50000000),
  min_paise integer,
  due_on date,
  bill_date date,
  bill_number text constraint bill_number_length check (length(bill_number) between 1 and 60),
  customer_name text constraint bill_customer_name_length check (length(customer_name) between 1 and 100),
  failure_code text constraint bill_failure_form check (failure_code ~ '^[a-z_]{2,40}$'),
  attempts integer not null default 0,
  next_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  answered_at timestamptz,
  expires_at timestamptz,
  constraint bill_fetched_has_amount check (status <> 'fetched' or (amount_paise is not null and expires_at is not null)),
  constraint bill_min_range check (min_paise between 1 and amount_paise)
);
create index bill_fetches_user_idx on public.bill_fetches (user_id, created_at desc);
create index bill_fetches_biller_idx on public.bill_fetches (biller_code);
create index bill_fetches_next_idx on public.bill_fetches (next_at) where status = 'pending';
comment on table public.bill_fetches is 'Bills as billers answered them; a row is pending until then. Written by functions only.';
comment on column public.bill_fetches.status is 'not_needed: the biller gives out no bills; the customer enters the amount.';
comment on column public.bill_fetches.min_paise is 'The least that the biller accepts as a part of this bill; null where the biller does not say.';
alter table public.bill_fetches enable row level security;
create policy "customers read the bills that they fetched" on public.bill_fetches for select to authenticated
  using (user_id = (select auth.uid()));
revoke all on public.bill_fetches from anon, authenticated;
grant select (id, biller_code, parameters, status, amount_paise, min_paise, due_on, bill_date, bill_number, customer_name, failure_code,
  created_at, answered_at, expires_at) on public.bill_fetches to authenticated;

create function public.request_bill(biller text, parameters jsonb) returns uuid
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  asked public.billers;
  cleaned jsonb;
  last_minute integer;
  last_hour integer;
  saved uuid;
begin
  select * into asked from public.billers as b where b.code = request_bill.biller and b.active;
  if not found then perform private.refuse(404, 'biller_unavailable', 'This biller is not available right now.'); end if;
  cleaned := private.read_parameters(asked.code, request_bill.parameters);
  -- Calls of one customer that arrive together count each other.
  perform private.take_turns('request_bill', caller::text);
  select count(*) filter (where f.created_at > now() - interval '1 minute'), count(*) into last_minute, last_hour
  from public.bill_fetches as f where f.user_id = caller and f.created_at > now() - interval '1 hour';
  if last_minute >= private.setting_int('bill_fetches_per_minute') or last_hour >= private.setting_int('bill_fetches_per_hour') then
    perform private.refuse(429, 'too_many_bill_fetches', 'Bills were fetched too often. Please wait a moment and try again.');
  end if;
  insert into public.bill_fetches (user_id, biller_code, parameters, status, answered_at, expires_at)
  values (caller, asked.code, cleaned, case when asked.bill_fetch = 'none' then 'not_needed' else 'pending' end,
    case when asked.bill_fetch = 'none' then now() end,
    case when asked.bill_fetch = 'none' then now() + private.setting_int('bill_valid_seconds') * interval '1 second' end)
  returning id into saved;
  return saved;
end
$$;
revoke execute on function public.request_bill(text, jsonb) from public, anon;
grant execute on function public.request_bill(text, jsonb) to authenticated;
comment on function public.request_bill is
  'Asks a biller for the bill of a connection and returns the id to follow with bill_fetch. Raises biller_unavailable, '
  'bill_parameters_invalid with {problems: [{parameter, code}]}, too_many_bill_fetches.';

create function public.bill_fetch(id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  answer jsonb;
begin
  select to_jsonb(f) - array['user_id', 'attempts', 'next_at'] into answer
  from public.bill_fetches as f where f.id = bill_fetch.id and f.user_id = caller;
  if answer is null then perform private.refuse(404, 'bill_not_found', 'This bill is not known any more. Please fetch it again.'); end if;
  return answer;
end
$$;
revoke execute on function public.bill_fetch(uuid) from public, anon;
grant execute on function public.bill_fetch(uuid) to authenticated;
comment on function public.bill_fetch is 'A bill that the caller fetched, with its status; published on the user''s topic as bill_fetch when it changes. Raises bill_not_found.';

create function public.claim_bill_fetches(most integer default 50) returns table (id uuid, biller_code text, target text, parameters jsonb, attempt integer)
language sql security definer set search_path = '' as $$
  update public.bill_fetches as f
  -- Asking for a bill changes nothing at the biller, so a question whose answer was lost is simply asked again.
  set attempts = f.attempts + 1, next_at = now() + interval '15 seconds' * power(2, least(f.attempts, 6))
  where f.id in (
    select due.id from public.bill_fetches as due
    where due.status = 'pending' and due.next_at <= now()
      and due.created_at > now() - private.setting_int('bill_fetch_seconds') * interval '1 second'
    order by due.next_at limit least(greatest(claim_bill_fetches.most, 0), 200) for update skip locked)
  returning f.id, f.biller_code,
    f.parameters ->> (select p.code from public.biller_parameters as p where p.biller_code = f.biller_code order by p.position limit 1),
    f.parameters, f.attempts
$$;
revoke execute on function public.claim_bill_fetches(integer) from public, anon, authenticated;
grant execute on function public.claim_bill_fetches(integer) to service_role;
comment on function public.claim_bill_fetches is 'For digital-provider only: bills to ask for, claimed for at least 15 seconds, doubling with each attempt.';

create function private.close_bill_fetch(f public.bill_fetches, failure text) returns void
language plpgsql set search_path = '' as $$
begin
  update public.bill_fetches as b set status = 'failed', failure_code = close_bill_fetch.failure, answered_at = now(),
    expires_at = now() + private.setting_int('bill_valid_seconds') * interval '1 second' where b.id = f.id;
  perform private.publish('user:' || f.user_id, 'bill_fetch', jsonb_build_object('id', f.id, 'status', 'failed'));
end
$$;

create function private.json_integer(value jsonb, smallest integer, largest integer) returns integer
language sql immutable parallel safe set search_path = '' as $$
  select case when jsonb_typeof(value) = 'number' then
    case when (value #>> '{}')::numeric between smallest and largest and trunc((value #>> '{}')::numeric) = (value #>> '{}')::numeric
      then (value #>> '{}')::numeric::integer end end
$$;
comment on function private.json_integer is 'A whole number between two bounds out of JSON; null for anything else.';

create function private.json_date(value text) returns date
language sql immutable parallel safe set search_path = '' as $$
  select case when value ~ '^20[0-9]{2}-[0-9]{2}-[0-9]{2}$' and pg_input_is_valid(value, 'date') then value::date end
$$;

create function public.settle_bill_fetches(results jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  result jsonb;
  f public.bill_fetches;
  amount integer;
  least_part integer;
  effects jsonb := '[]';
  effect text;
begin
  if results is null or jsonb_typeof(results) <> 'array' or jsonb_array_length(results) > 200 then
    perform private.refuse(400, 'results_invalid', 'These results could not be read.');
  end if;
  for result in select r.value from jsonb_array_elements(results) as r order by r.value ->> 'id' loop
    f := null;
    if pg_input_is_valid(coalesce(result ->> 'id', ''), 'uuid') then
      select * into f from public.bill_fetches as b where b.id = (result ->> 'id')::uuid for update;
    end if;
    if f.id is null then effect := 'unknown';
    elsif f.status <> 'pending' then effect := 'late';
    elsif result ->> 'outcome' = 'fetched' then
      amount := private.json_integer(result -> 'amount_paise', 1, 50000000);
      least_part := private.json_integer(result -> 'min_paise', 1, amount);
      if amount is null then
        effect := 'invalid';
        perform private.close_bill_fetch(f, 'answer_invalid');
      else
        effect := 'fetched';
        update public.bill_fetches as b set status = 'fetched', amount_paise = amount, min_paise = least_part,
          due_on = private.json_date(result ->> 'due_on'), bill_date = private.json_date(result ->> 'bill_date'),
          bill_number = nullif(left(result ->> 'bill_number', 60), ''), customer_name = nullif(left(result ->> 'customer_name', 100), ''),
          answered_at = now(), expires_at = now() + private.setting_int('bill_valid_seconds') * interval '1 second'
        where b.id = f.id;
        update public.saved_billers as s set due_on = private.json_date(result ->> 'due_on'), last_bill_paise = amount
        where s.user_id = f.user_id and s.biller_code = f.biller_code and s.parameters = f.parameters;
        perform private.publish('user:' || f.user_id, 'bill_fetch', jsonb_build_object('id', f.id, 'status', 'fetched'));
      end if;
    elsif result ->> 'outcome' = 'failed' then
      effect := 'failed';
      perform private.close_bill_fetch(f, case when result ->> 'reason' ~ '^[a-z_]{2,40}$' then result ->> 'reason' else 'provider_failed' end);
    else
      effect := 'waiting';
    end if;
    effects := effects || jsonb_build_object('id', result -> 'id', 'effect', effect);
  end loop;
  return effects;
end
$$;
revoke execute on function public.settle_bill_fetches(jsonb) from public, anon, authenticated;
grant execute on function public.settle_bill_fetches(jsonb) to service_role;
comment on function public.settle_bill_fetches is
  'For digital-provider only: answers [{id, outcome: fetched|failed|lost, amount_paise, min_paise, due_on, bill_date, bill_number, '
  'customer_name, reason}]; returns [{id, effect}]. The first answer holds; later ones are late and change nothing.';

-- Saved billers and reminders ------------------------------------------------------------------------------------------

create table public.saved_billers (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  biller_code text not null references public.billers (code),
  parameters jsonb not null,
  nickname text constraint saved_biller_nickname_length check (length(trim(nickname)) between 1 and 40),
  due_on date,
  last_bill_paise integer,
  remind boolean not null default true,
  reminded_for date,
  created_at timestamptz not null default now(),
  unique (user_id, biller_code, parameters)
);
create index saved_billers_biller_idx on public.saved_billers (biller_code);
create index saved_billers_due_idx on public.saved_billers (due_on) where remind;
comment on table public.saved_billers is 'Connections that a customer pays for regularly. Written by functions only.';
comment on column public.saved_billers.reminded_for is 'The due date for which the customer was reminded last.';
alter table public.saved_billers enable row level security;
create policy "customers read their saved billers" on public.saved_billers for select to authenticated using (user_id = (select auth.uid()));
revoke all on public.saved_billers from anon, authenticated;
grant select (id, biller_code, parameters, nickname, due_on, last_bill_paise, remind, created_at) on public.saved_billers to authenticated;

create function public.save_biller(biller text, parameters jsonb, nickname text default null, due_on date default null, remind boolean default true) returns uuid
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  cleaned jsonb;
  saved uuid;
begin
  if not exists (select from public.billers as b where b.code = save_biller.biller and b.active) then
    perform private.refuse(404, 'biller_unavailable', 'This biller is not available right now.');
  end if;
  if length(trim(save_biller.nickname)) > 40 then
    perform private.refuse(400, 'nickname_too_long', 'A name of your own holds 40 letters at most.');
  end if;
  if save_biller.due_on not between (now() - interval '1 year')::date and (now() + interval '1 year')::date then
    perform private.refuse(400, 'due_date_invalid', 'Please choose a due date within a year.');
  end if;
  cleaned := private.read_parameters(save_biller.biller, save_biller.parameters);
  perform private.take_turns('save_biller', caller::text);
  if (select count(*) from public.saved_billers as s where s.user_id = caller) >= private.setting_int('saved_billers_max')
      and not exists (select from public.saved_billers as s
        where s.user_id = caller and s.biller_code = save_biller.biller and s.parameters = cleaned) then
    perform private.refuse(409, 'saved_billers_full', 'No more billers can be saved. Please remove one first.',
      jsonb_build_object('count', private.setting_int('saved_billers_max')));
  end if;
  insert into public.saved_billers as s (user_id, biller_code, parameters, nickname, due_on, remind)
  values (caller, save_biller.biller, cleaned, nullif(trim(save_biller.nickname), ''), save_biller.due_on, coalesce(save_biller.remind, true))
  on conflict (user_id, biller_code, parameters) do update
  set nickname = excluded.nickname, due_on = coalesce(excluded.due_on, s.due_on), remind = excluded.remind
  returning s.id into saved;
  return saved;
end
$$;
create function public.saved_billers() returns table (
  id uuid, biller_code text, biller_name text, biller_name_translations jsonb, category_code text, parameters jsonb, target text, nickname text,
  due_on date, last_bill_paise integer, remind boolean, active boolean
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
begin
  return query
    select s.id, s.biller_code, b.name, b.name_translations, b.category_code, s.parameters,
      s.parameters ->> (select p.code from public.biller_parameters as p where p.biller_code = s.biller_code order by p.position limit 1),
      s.nickname, s.due_on, s.last_bill_paise, s.remind, b.active
    from public.saved_billers as s join public.billers as b on b.code = s.biller_code
    where s.user_id = caller order by s.due_on nulls last, b.name, s.id;
end
$$;
create function public.remove_saved_biller(id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.require_user();
begin
  delete from public.saved_billers as s where s.id = remove_saved_biller.id and s.user_id = caller;
  return found;
end
$$;
revoke execute on function public.save_biller(text, jsonb, text, date, boolean), public.saved_billers(), public.remove_saved_biller(uuid) from public, anon;
grant execute on function public.save_biller(text, jsonb, text, date, boolean), public.saved_billers(), public.remove_saved_biller(uuid) to authenticated;
comment on function public.save_biller is
  'Saves a connection, or changes the one with the same parameters, and returns its id. Raises biller_unavailable, bill_parameters_invalid, '
  'nickname_too_long, due_date_invalid, saved_billers_full with {count}.';
comment on function public.saved_billers is 'The caller''s saved billers, the next due first; target is the parameter that names the connection.';
comment on function public.remove_saved_biller is 'Removes a saved biller; false where it was not the caller''s.';

insert into private.notification_templates (template, type, title, message, push_for) values
  ('bill_due', 'info', 'Bill due soon', 'Your bill from {biller} is due on {due_on}.', '1 day');

create function private.remind_due_bills(most integer) returns integer
language plpgsql set search_path = '' as $$
declare
  s record;
  told integer := 0;
  today date := (now() at time zone 'Asia/Kolkata')::date;
begin
  for s in
    select due.id, due.user_id, due.due_on, coalesce(due.nickname, b.name) as biller
    from public.saved_billers as due join public.billers as b on b.code = due.biller_code and b.active
    where due.remind and due.due_on between today and today + private.setting_int('bill_reminder_days')
      and due.reminded_for is distinct from due.due_on
    order by due.due_on, due.id limit most for update of due skip locked
  loop
    update public.saved_billers as u set reminded_for = s.due_on where u.id = s.id;
    perform private.notify(s.user_id, 'bill_due', jsonb_build_object('biller', s.biller, 'due_on', to_char(s.due_on, 'DD-MM-YYYY')),
      '/digital/bill-payments');
    told := told + 1;
  end loop;
  return told;
end
$$;
comment on function private.remind_due_bills is 'Reminds once for each due date, some days ahead; returns how many were reminded.';

create function private.expire_bill_fetches(most integer) returns void
language plpgsql set search_path = '' as $$
declare
  f public.bill_fetches;
begin
  for f in
    select b.* from public.bill_fetches as b
    where b.status = 'pending' and b.created_at <= now() - private.setting_int('bill_fetch_seconds') * interval '1 second'
    order by b.created_at limit most for update skip locked
  loop
    perform private.close_bill_fetch(f, 'no_answer');
  end loop;
  delete from public.bill_fetches as b where b.created_at < now() - interval '30 days' and not exists (
    select from public.digital_fulfilments as d where d.bill_fetch_id = b.id);
end
$$;
comment on function private.expire_bill_fetches is 'Gives up on billers that did not answer in time, and deletes bills of more than 30 days that nobody paid.';

-- At a quarter past nine in the morning in India.
select cron.schedule('remind-due-bills', '45 3 * * *', 'select private.remind_due_bills(10000)');
