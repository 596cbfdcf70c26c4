-- What is charged after placing: waiting at the door, extra work, a toll. Added rows are charges like quoted ones:
-- they are
-- taxed, shared, refunded, and count in the total. More than was agreed needs the customer's word, in order_changes.

alter table public.order_charges drop constraint charge_points_back,
  add constraint charge_points_back check ((phase in ('quoted', 'added')) = (of_position is null));
comment on table public.order_charges is 'What an order costs, in paise: as quoted, added or adjusted later, and what of it was '
  'refunded. Append-only. All but the refunded rows add up to the order''s total.';

create or replace function private.check_charges() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  checked uuid;
begin
  if tg_table_name = 'enhanced_orders' then
    checked := new.id;
  else
    checked := new.order_id;
    -- One look for all the rows that came together.
    if exists (select from public.order_charges as c where c.order_id = checked and c.position > new.position
      and c.phase <> 'refunded') then return null; end if;
  end if;
  if (select o.total_paise from public.enhanced_orders as o where o.id = checked) is distinct from
      (select sum(c.amount_paise) from public.order_charges as c where c.order_id = checked
        and c.phase <> 'refunded') then
    raise exception using errcode = 'check_violation', constraint = 'order_total_adds_up',
      message = format('the charges of order %s do not add up to its total', checked);
  end if;
  return null;
end
$$;
drop trigger order_total_adds_up on public.order_charges;
create constraint trigger order_total_adds_up after insert on public.order_charges
  deferrable initially deferred for each row when (new.phase <> 'refunded') execute function private.check_charges();

create or replace function private.charges_left(order_id uuid) returns table ("position" smallint, code text,
  nature text, tax_class text, rate_bp integer, amount_paise bigint, refunded_paise bigint, net_paise bigint,
  net_refunded_paise bigint, base_paise bigint, base_refunded_paise bigint, has_tax_inside boolean, included boolean)
language sql stable security definer set search_path = '' as $$
  select c.position, c.code, k.nature, c.tax_class, c.rate_bp,
    coalesce(c.gross_paise, c.amount_paise) + coalesce(sum(coalesce(m.gross_paise,
      m.amount_paise)) filter (where m.phase = 'adjusted'), 0),
    -coalesce(sum(coalesce(m.gross_paise, m.amount_paise)) filter (where m.phase = 'refunded'), 0),
    c.amount_paise + coalesce(sum(m.amount_paise) filter (where m.phase = 'adjusted'), 0),
    -coalesce(sum(m.amount_paise) filter (where m.phase = 'refunded'), 0),
    c.base_paise + coalesce(sum(m.base_paise) filter (where m.phase = 'adjusted'), 0),
    -coalesce(sum(m.base_paise) filter (where m.phase = 'refunded'), 0), c.gross_paise is not null, c.included
  from public.order_charges as c join public.charge_codes as k on k.code = c.code and k.nature <> 'rounding'
  left join public.order_charges as m on m.order_id = c.order_id and m.of_position = c.position
  where c.order_id = charges_left.order_id and c.phase in ('quoted', 'added') group by c.order_id, c.position, k.nature
$$;

create or replace function private.check_refunded_charge() returns trigger
language plpgsql set search_path = '' as $$
declare
  charged bigint;
  refunded bigint;
begin
  -- The order's row lock serialises refunds of one order.
  select sum(c.amount_paise) into charged from public.order_charges as c
  where c.order_id = new.order_id and ((c.position = new.of_position and c.phase in ('quoted', 'added'))
    or (c.of_position = new.of_position and c.phase = 'adjusted'));
  select coalesce(sum(c.amount_paise), 0) into refunded from public.order_charges as c
  where c.order_id = new.order_id and c.of_position = new.of_position and c.phase = 'refunded';
  if charged is null or sign(new.amount_paise) = sign(charged) or abs(refunded + new.amount_paise) > abs(charged) then
    raise exception using errcode = 'check_violation', constraint = 'refund_within_charge',
      message = format('a refund belongs to a charge and never exceeds it: %s of %s, of which %s are refunded',
        new.amount_paise, charged, refunded);
  end if;
  return new;
end
$$;

create function private.add_charges(o public.enhanced_orders, rows jsonb) returns bigint
language plpgsql set search_path = '' as $$
declare
  last smallint := (select max(c.position) from public.order_charges as c where c.order_id = o.id);
  added bigint;
begin
  with wanted as (
    select r.n, r.row ->> 'code' as code, (r.row ->> 'amount_paise')::bigint as paise,
      coalesce(r.row ->> 'tax_class', k.tax_class) as tax_class
    from jsonb_array_elements(add_charges.rows) with ordinality as r (row, n)
    join public.charge_codes as k on k.code = r.row ->> 'code' and k.nature in ('goods', 'fee')
  ), taxes as (
    select w.tax_class, private.tax_rate(w.tax_class) as rate_bp, sum(w.paise) as base_paise
    from wanted as w where w.tax_class is not null group by w.tax_class
  ), written as (
    insert into public.order_charges (order_id, position, phase, code, amount_paise, tax_class, rate_bp, base_paise)
    select o.id, last + w.n, 'added'::public.charge_phase, w.code, w.paise, w.tax_class, null, null from wanted as w
    union all
    select o.id, last + jsonb_array_length(add_charges.rows) + row_number() over (order by t.tax_class), 'added', 'tax',
      round(t.base_paise * t.rate_bp / 10000), t.tax_class, t.rate_bp, t.base_paise
    from taxes as t where round(t.base_paise * t.rate_bp / 10000) > 0
    returning amount_paise
  )
  select sum(w.amount_paise) into added from written as w;
  perform private.add_share_of_rows(o.id, (r.row -> 'share' ->> 'account')::public.ledger_account_kind,
    (r.row -> 'share' ->> 'owner_id')::uuid, (r.row -> 'share' ->> 'amount_paise')::bigint,
      array[(last + r.n)::smallint],
    coalesce(r.row -> 'share' ->> 'due', 'delivered'), r.row -> 'share' ->> 'owner_role')
  from jsonb_array_elements(add_charges.rows) with ordinality as r (row, n) where r.row ? 'share';
  return coalesce(added, 0);
end
$$;
comment on function private.add_charges is
  'Writes charges that were not quoted, with their tax and shares: [{code, amount_paise before tax, tax_class?, '
  'share?: {account, owner_id or owner_role, amount_paise, due?}}]; returns what they come to.';

create table private.order_changes (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.enhanced_orders (id),
  key text not null constraint change_key_length check (length(key) between 1 and 100),
  proposed_by uuid references auth.users (id),
  proposed_role text not null,
  rows jsonb not null constraint change_rows_bounded check (jsonb_typeof(rows) = 'array'
    and jsonb_array_length(rows) between 1 and 50),
  reason text not null constraint change_reason_length check (length(trim(reason)) between 1 and 500),
  state text not null default 'proposed' constraint change_state check (state in ('proposed', 'approved', 'declined',
    'withdrawn')),
  difference_paise bigint,
  decided_by uuid references auth.users (id),
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  unique (order_id, key),
  constraint change_is_decided_once check ((state = 'proposed') = (decided_at is null))
);
create index order_changes_proposed_by_idx on private.order_changes (proposed_by);
create index order_changes_decided_by_idx on private.order_changes (decided_by);
revoke all on private.order_changes from anon, authenticated;
create trigger texts_are_plain before insert or update of reason on private.order_changes
  for each row execute function private.keep_plain('reason');
comment on table private.order_changes is
  'Changes of what a placed order costs: proposed by whom, the rows, and what the customer decided. Applied ones stay as history.';
comment on column private.order_changes.difference_paise is 'How much the total changed when it was applied, rounding included.';

create function private.adjust_charges(o public.enhanced_orders, rows jsonb, reason text, key text,
  approved boolean default false)
returns bigint language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  done private.order_changes;
  now_order public.enhanced_orders;
  less jsonb;
  more jsonb;
  added bigint := 0;
begin
  select * into done from private.order_changes as c where c.order_id = o.id and c.key = adjust_charges.key;
  if done.state = 'approved' then return done.difference_paise; end if;
  if done.state in ('declined', 'withdrawn') then
    perform private.refuse(409, 'change_decided', 'This was decided already.', jsonb_build_object('state', done.state));
  end if;
  if o.status in ('delivered', 'cancelled') then
    perform private.refuse(409, 'order_transition_not_allowed', 'This order has moved on in the meantime.',
      jsonb_build_object('status', o.status));
  end if;
  select jsonb_agg(jsonb_build_object('position', r -> 'position', 'amount_paise',
    r -> 'less_paise')) filter (where r ? 'position'),
    jsonb_agg(r) filter (where r ? 'code')
  into less, more from jsonb_array_elements(adjust_charges.rows) as r;
  if exists (select from jsonb_array_elements(more) as r where coalesce((r ->> 'amount_paise')::numeric,
    0) not between 1 and 10000000
      or not exists (select from public.charge_codes as k where k.code = r ->> 'code' and k.nature in ('goods',
        'fee'))) then
    raise exception using errcode = 'check_violation', constraint = 'added_charge',
      message = 'an added charge is of goods or a fee, and above zero';
  end if;

  if less is not null then
    if o.payment_method = 'cash' then
      perform private.lower_price(o, less);
    else
      perform private.refund(o, less, 'other', 'customer', 'wallet', 'adjust:' || o.id || ':' || adjust_charges.key
        || ':less');
    end if;
  end if;
  if more is not null then
    added := private.add_charges(o, more);
    update public.enhanced_orders as e set total_paise = e.total_paise + added, updated_at = now() where e.id = o.id;
    update public.payments as p set amount_paise = p.amount_paise + added, updated_at = now() where p.order_id = o.id;
    if o.payment_method = 'wallet' then
      if private.wallet_balance(o.user_id) < added then
        perform private.refuse(409, 'wallet_too_low', 'Your wallet does not cover this order.');
      end if;
      perform private.post('order_paid', o.id, 'adjust:' || o.id || ':' || adjust_charges.key, array[
        (o.user_id, 'customer_wallet', -added)::private.movement, (null, 'order_escrow', added)::private.movement]);
      perform private.publish('user:' || o.user_id, 'wallet', '{}'::jsonb);
    else
      perform private.round_cash(o.id);
    end if;
  end if;
  select * into now_order from public.enhanced_orders as e where e.id = o.id;
  if not adjust_charges.approved and now_order.total_paise - now_order.refund_paise >
      coalesce((o.terms ->> 'authorised_paise')::bigint, o.total_paise - o.refund_paise) then
    perform private.refuse(409, 'change_not_agreed', 'This costs more than the customer agreed to.');
  end if;
  insert into private.order_changes as c (order_id, key, proposed_role, rows, reason, state, difference_paise,
    decided_at)
  values (o.id, adjust_charges.key, 'system', adjust_charges.rows, adjust_charges.reason, 'approved',
    now_order.total_paise - now_order.refund_paise - (o.total_paise - o.refund_paise), now())
  on conflict (order_id, key) do update
    set state = 'approved', difference_paise = excluded.difference_paise, decided_at = now()
  returning * into done;
  perform private.announce_order(now_order);
  return done.difference_paise;
end
$$;
comment on function private.adjust_charges is
  'Changes what a placed order costs, once per key, and collects or returns the difference; of a locked order. Rows are '
  '{position, less_paise} to lower a charge, or those of add_charges. Above terms.authorised_paise, or without it above the '
  'present price, only what the customer approved.';

create function private.propose_order_change(o public.enhanced_orders, rows jsonb, reason text, key text,
  proposed_by uuid,
  proposed_role text) returns uuid language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  proposed uuid;
begin
  if o.status in ('delivered', 'cancelled') then
    perform private.refuse(409, 'order_transition_not_allowed', 'This order has moved on in the meantime.',
      jsonb_build_object('status', o.status));
  end if;
  insert into private.order_changes (order_id, key, proposed_by, proposed_role, rows, reason)
  values (o.id, propose_order_change.key, propose_order_change.proposed_by, propose_order_change.proposed_role,
    propose_order_change.rows, propose_order_change.reason)
  on conflict (order_id, key) do nothing returning id into proposed;
  if proposed is not null then perform private.announce_order(o); end if;
  return coalesce(proposed, (select c.id from private.order_changes as c
    where c.order_id = o.id and c.key = propose_order_change.key));
end
$$;
comment on function private.propose_order_change is
  'Asks the customer of a locked order whether it may cost what these rows say (extra work), once per key; its trade makes the '
  'rows from its own prices and tells the customer in its own words.';

create function public.decide_order_change(change_id uuid, approve boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  o public.enhanced_orders;
  change private.order_changes;
  wanted text := case when approve then 'approved' else 'declined' end;
begin
  select * into o from public.enhanced_orders as e
  where e.id = (select c.order_id from private.order_changes as c where c.id = decide_order_change.change_id)
    and e.user_id = caller;
  if o.id is null then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  o := private.lock_order(o.id);
  select * into change from private.order_changes as c where c.id = decide_order_change.change_id;
  if change.state not in ('proposed', wanted) then
    perform private.refuse(409, 'change_decided', 'This was decided already.', jsonb_build_object('state',
      change.state));
  end if;
  if change.state = 'proposed' then
    if approve then
      perform private.adjust_charges(o, change.rows, change.reason, change.key, true);
      update private.order_changes as c set decided_by = caller where c.id = change.id;
    else
      update private.order_changes as c set state = 'declined', decided_by = caller, decided_at = now()
        where c.id = change.id;
      perform private.announce_order(o);
    end if;
  end if;
  select * into o from public.enhanced_orders as e where e.id = o.id;
  return jsonb_build_object('state', wanted, 'total_paise', o.total_paise);
end
$$;
comment on function public.decide_order_change is
  'The customer approves or declines a change of what their order costs; repeated, it answers the same: {state, total_paise}.';

create function public.order_changes_of(order_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_user();
  if cardinality(private.party_roles(order_changes_of.order_id)) = 0 then
    perform private.refuse(404, 'order_not_found', 'There is no such order.');
  end if;
  return (select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'reason', c.reason, 'state', c.state,
      'proposed_role', c.proposed_role, 'created_at', c.created_at, 'decided_at', c.decided_at,
      'difference_paise', c.difference_paise, 'charges', (select jsonb_agg(r - 'share')
        from jsonb_array_elements(c.rows) as r))
      order by c.created_at, c.id), '[]')
    from private.order_changes as c where c.order_id = order_changes_of.order_id);
end
$$;
comment on function public.order_changes_of is
  'What was proposed and changed in the price of an order that the caller takes part in, oldest first: [{id, reason, state, '
  'proposed_role, created_at, decided_at, difference_paise (once applied), charges: [{code, amount_paise} or {position, '
  'less_paise}]}].';

revoke execute on function public.decide_order_change(uuid, boolean), public.order_changes_of(uuid) from public, anon;
grant execute on function public.decide_order_change(uuid, boolean), public.order_changes_of(uuid) to authenticated;
