-- What of an order's line was charged, and what of it went back: one account per line for help, returns, missed deliveries and
-- picking, whoever asks first. Limits on what goes back at once count people, not accounts (docs/decisions/0068).

alter table public.order_items
  add column charged_paise integer constraint order_item_charged_range check (charged_paise between 0 and total_paise),
  add column charged_quantity integer constraint order_item_charged_pieces check (charged_quantity >= 0);
comment on column public.order_items.charged_paise is
  'What the line costs in the end, where less than ordered came: not there, weighed less, replaced by something cheaper. Null: total_paise.';
comment on column public.order_items.charged_quantity is 'The pieces that came and are charged, substitutes included. Null: quantity.';

create function private.keep_charged_line() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.order_items as i set charged_paise = new.charged_paise, charged_quantity = case
    when new.charged_paise = 0 then 0
    -- What is weighed is a piece all the same.
    when new.ordered_grams is not null then i.quantity
    else greatest(1, coalesce(new.picked_quantity, i.quantity) + coalesce((select sum(s.quantity) from public.substitutions as s
      where s.order_id = new.order_id and s.position = new.position and s.state = 'accepted'), 0)) end
  where i.order_id = new.order_id and i.position = new.position;
  return null;
end
$$;
comment on function private.keep_charged_line is 'What was picked of a line is what its customer pays, and what can go back.';
create trigger charged_as_picked after update of charged_paise on public.grocery_lines
  for each row when (new.charged_paise is not null) execute function private.keep_charged_line();
update public.grocery_lines as l set charged_paise = l.charged_paise where l.charged_paise is not null;

create table private.line_refunds (
  order_id uuid not null,
  position smallint not null,
  key text not null,
  source text not null constraint line_refund_source check (source in ('help', 'return', 'claim')),
  quantity integer not null constraint line_refund_quantity check (quantity > 0),
  paise bigint not null constraint line_refund_paise check (paise >= 0),
  at timestamptz not null default now(),
  primary key (order_id, position, key),
  foreign key (order_id, position) references public.order_items (order_id, position)
);
comment on table private.line_refunds is
  'What went back for pieces of an order''s line, in list prices as the customer saw them. Append-only; never more than was charged.';
comment on column private.line_refunds.paise is 'Before the discount''s part; zero where nothing was left, or for an exchange of the same price.';

-- What went back before is entered as far as it fits: from here on the sum holds.
insert into private.line_refunds (order_id, position, key, source, quantity, paise)
select past.order_id, past.position, past.key, past.source, past.quantity, past.paise from (
  select p.*, sum(p.quantity) over w as pieces_so_far, sum(p.paise) over w as paise_so_far, coalesce(i.charged_quantity, i.quantity) as pieces,
    coalesce(i.charged_paise, i.total_paise) as charged
  from (
    select l.order_id, l.position, 'help:' || c.id as key, 'help' as source, l.quantity, c.created_at as at,
      least(i.unit_paise::bigint * l.quantity, c.refund_paise) as paise
    from private.order_claims as c join private.order_claim_lines as l on l.claim_id = c.id
    join public.order_items as i on i.order_id = l.order_id and i.position = l.position where c.state in ('refunded_at_once', 'accepted')
    union all
    select r.order_id, l.position, 'return:' || r.id, 'return', l.quantity, r.created_at,
      l.quantity::bigint * (l.unit_paise - coalesce(l.exchange_paise, 0))
    from public.returns as r join public.return_lines as l on l.return_id = r.id where r.state in ('refunded', 'exchanged')
    union all
    select c.order_id, i.position, 'claim:' || c.id, 'claim', i.quantity, c.created_at, i.total_paise::bigint
    from public.delivery_claims as c join public.subscription_days as d on d.order_id = c.order_id and d.subscription_id = any (c.subscription_ids)
    join public.subscriptions as s on s.id = d.subscription_id
    join public.order_items as i on i.order_id = d.order_id and i.item_id = s.item_id
    where c.status = 'refunded'
  ) as p join public.order_items as i on i.order_id = p.order_id and i.position = p.position
  window w as (partition by p.order_id, p.position order by p.at, p.key)
) as past where past.pieces_so_far <= past.pieces and past.paise_so_far <= past.charged
on conflict do nothing;

create function private.check_line_refund() returns trigger language plpgsql set search_path = '' as $$
declare
  line public.order_items;
  pieces bigint;
  paise bigint;
begin
  -- The caller holds the order's row: refunds of one order come one after the other.
  select * into line from public.order_items as i where i.order_id = new.order_id and i.position = new.position;
  select coalesce(sum(r.quantity), 0), coalesce(sum(r.paise), 0) into pieces, paise from private.line_refunds as r
  where r.order_id = new.order_id and r.position = new.position;
  if pieces + new.quantity > coalesce(line.charged_quantity, line.quantity)
      or paise + new.paise > coalesce(line.charged_paise, line.total_paise) then
    raise exception using errcode = 'check_violation', constraint = 'refund_within_line',
      message = format('line %s of order %s: no more than was charged goes back, and no piece twice', new.position, new.order_id);
  end if;
  return new;
end
$$;
comment on function private.check_line_refund is 'The last word on a line: no piece goes back twice, and never more than was charged for it.';
create trigger refunds_stay_within_lines before insert on private.line_refunds for each row execute function private.check_line_refund();
create trigger line_refunds_are_append_only before update or delete on private.line_refunds
  for each row execute function private.forbid_change();

create function private.lines_left(order_id uuid)
returns table ("position" smallint, tax_class text, pieces integer, charged_paise bigint, gone_pieces integer, gone_paise bigint,
  claimed integer, open_claims integer, returned integer)
language sql stable security definer set search_path = '' as $$
  select i.position, i.tax_class, coalesce(i.charged_quantity, i.quantity), coalesce(i.charged_paise, i.total_paise)::bigint,
    coalesce(gone.pieces, 0)::integer, coalesce(gone.paise, 0)::bigint, coalesce(asked.claimed, 0)::integer,
    coalesce(asked.open_claims, 0)::integer, coalesce(back.pieces, 0)::integer
  from public.order_items as i
  left join lateral (select sum(r.quantity) as pieces, sum(r.paise) as paise from private.line_refunds as r
    where r.order_id = i.order_id and r.position = i.position) as gone on true
  left join lateral (select sum(l.quantity) as claimed, sum(l.quantity) filter (where c.state <> 'declined') as open_claims
    from private.order_claim_lines as l join private.order_claims as c on c.id = l.claim_id
    where l.order_id = i.order_id and l.position = i.position and c.state <> 'withdrawn') as asked on true
  left join lateral (select sum(l.quantity) as pieces from public.return_lines as l join public.returns as r on r.id = l.return_id
    where r.order_id = i.order_id and l.position = i.position and r.state not in ('cancelled', 'rejected')) as back on true
  where i.order_id = lines_left.order_id
$$;
comment on function private.lines_left is
  'The lines of an order: pieces and paise charged, gone (refunded), reported (claimed; open_claims without what was declined) and in returns. '
  'Everything that gives money back for a line asks here.';

create function private.parts_of_lines(order_id uuid, lines jsonb)
returns table ("position" smallint, quantity integer, tax_class text, paise bigint)
language sql stable security definer set search_path = '' as $$
  with asked as (
    select k.position, l.quantity, k.tax_class, greatest(0, least(k.charged_paise - k.gone_paise, coalesce(l.paise,
      -- Pieces of a line are worth the same; the last one takes the remainder.
      private.in_proportion(k.charged_paise, least(k.gone_pieces + l.quantity, k.pieces), k.pieces)
        - private.in_proportion(k.charged_paise, least(k.gone_pieces, k.pieces), k.pieces)))) as paise
    from jsonb_to_recordset(parts_of_lines.lines) as l ("position" smallint, quantity integer, paise bigint)
    join private.lines_left(parts_of_lines.order_id) as k on k.position = l.position and k.pieces > 0
  ), rest as (
    -- The goods of an order are one charge per tax class; of it something else may have gone back.
    select k.tax_class, sum(k.amount_paise - k.refunded_paise)::bigint as paise from private.charges_left(parts_of_lines.order_id) as k
    where k.code = 'items' group by k.tax_class
  )
  select a.position, a.quantity, a.tax_class, greatest(0, least(a.paise, r.paise
    - coalesce(sum(a.paise) over (partition by a.tax_class order by a.position rows between unbounded preceding and 1 preceding), 0)))::bigint
  from asked as a join rest as r on r.tax_class is not distinct from a.tax_class
$$;
comment on function private.parts_of_lines is
  'What goes back for pieces of lines, [{position, quantity, paise?}], by what was charged and is left: of a line at most what it cost and is '
  'not refunded yet, paise for a part of that. In list prices as the customer saw them.';

create function private.record_line_refunds(order_id uuid, lines jsonb, key text, source text) returns void
language sql set search_path = '' as $$
  insert into private.line_refunds (order_id, position, key, source, quantity, paise)
  select record_line_refunds.order_id, p.position, record_line_refunds.key, record_line_refunds.source,
    least(p.quantity, k.pieces - k.gone_pieces), p.paise
  from private.parts_of_lines(record_line_refunds.order_id, record_line_refunds.lines) as p
  join private.lines_left(record_line_refunds.order_id) as k on k.position = p.position and k.pieces > k.gone_pieces
$$;
comment on function private.record_line_refunds is
  'Enters what goes back for pieces of lines, before the refund that pays it. The caller holds the order.';

create function private.is_partly_refunded_by_hand(order_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from (
      select l.tax_class, sum(l.charged_paise - l.gone_paise) as paise from private.lines_left(is_partly_refunded_by_hand.order_id) as l group by 1
    ) as lines join (
      select k.tax_class, sum(k.amount_paise - k.refunded_paise) as paise from private.charges_left(is_partly_refunded_by_hand.order_id) as k
      where k.code = 'items' group by 1
    ) as rest on rest.tax_class is not distinct from lines.tax_class and rest.paise < lines.paise)
$$;
comment on function private.is_partly_refunded_by_hand is
  'Whether goods of an order were refunded without naming lines: what that was for a person has to judge.';


create or replace function private.lines_to_charges(order_id uuid, lines jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('position', k.position, 'amount_paise', w.paise) order by k.position), '[]')
  from (select p.tax_class, sum(p.paise)::bigint as paise from private.parts_of_lines(lines_to_charges.order_id, lines_to_charges.lines) as p
    group by p.tax_class having sum(p.paise) > 0) as w
  join private.charges_left(lines_to_charges.order_id) as k on k.code = 'items' and k.tax_class is not distinct from w.tax_class
$$;
comment on function private.lines_to_charges is
  'What of an order''s charges pays for pieces of its lines, [{position, quantity, paise?}], by what is left of each: [{position, '
  'amount_paise}], as private.refund takes it.';
drop function private.claimed_pieces(uuid);

create or replace function private.check_claim_lines(o public.enhanced_orders, lines jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  cleaned jsonb;
begin
  perform private.bound(lines, 8000);
  if jsonb_typeof(lines) is distinct from 'array' or jsonb_array_length(lines) not between 1 and 60
      or exists (select from jsonb_array_elements(lines) as l where jsonb_typeof(l) <> 'object'
        or coalesce(l ->> 'position', '') !~ '^[1-9][0-9]{0,3}$' or coalesce(l ->> 'quantity', '') !~ '^[1-9][0-9]{0,3}$')
      or (select count(distinct l ->> 'position') from jsonb_array_elements(lines) as l) <> jsonb_array_length(lines) then
    perform private.refuse(400, 'help_lines_invalid', 'Please choose what is concerned.');
  end if;
  select jsonb_agg(jsonb_build_object('position', i.position, 'quantity', l.quantity) order by i.position) into cleaned
  from jsonb_to_recordset(lines) as l ("position" smallint, quantity integer)
  join public.order_items as i on i.order_id = o.id and i.position = l.position and l.quantity <= i.quantity;
  if coalesce(jsonb_array_length(cleaned), 0) <> jsonb_array_length(lines) then
    perform private.refuse(400, 'help_lines_invalid', 'Please choose what is concerned.');
  end if;
  if exists (select from jsonb_to_recordset(cleaned) as l ("position" smallint, quantity integer)
      join private.lines_left(o.id) as k on k.position = l.position where k.pieces = 0) then
    perform private.refuse(409, 'nothing_charged', 'You did not pay for this: it was not there and was taken off the bill.');
  end if;
  if exists (select from jsonb_to_recordset(cleaned) as l ("position" smallint, quantity integer)
      join private.lines_left(o.id) as k on k.position = l.position where l.quantity + k.claimed + k.returned > k.pieces) then
    perform private.refuse(409, 'already_reported', 'You have reported this already.');
  end if;
  return cleaned;
end
$$;


-- People, not accounts -------------------------------------------------------------------------------------------------

alter table private.customer_digests drop constraint digest_kind,
  add constraint digest_kind check (kind in ('phone', 'device', 'help_device', 'help_address'));
comment on table private.customer_digests is
  'What tells a first order from a repeated one, and one person''s requests for money back from many people''s: numbers that an account had '
  'when it ordered and has no more, devices on which a first-order coupon was used, devices and addresses from which money was asked back. '
  'account_id outlives the account, as its orders do.';

create function private.address_digest(o public.enhanced_orders) returns text language sql stable set search_path = '' as $$
  select private.keyed_digest('address ' || lower(regexp_replace(concat(o.address ->> 'line', o.address ->> 'pincode'), '[^[:alnum:]]', '', 'g')))
  where o.address ->> 'line' is not null
$$;
comment on function private.address_digest is 'Digest of where an order goes, however it is spaced or capitalised; null for what is collected.';

create function private.same_person(caller uuid, o public.enhanced_orders) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select caller
  union
  select d.account_id from private.customer_digests as d join auth.users as u on u.id = caller
  where d.kind = 'phone' and u.phone <> '' and d.digest = private.keyed_digest(regexp_replace(u.phone, '\D', '', 'g'))
    and d.at > now() - private.phone_digest_period()
  union
  select d.account_id from private.customer_digests as d
  where d.kind = 'help_device' and d.digest = private.device_digest() and d.at > now() - private.device_digest_period()
  union
  select d.account_id from private.customer_digests as d
  where d.kind = 'help_address' and d.digest = private.address_digest(o) and d.at > now() - private.device_digest_period()
$$;
comment on function private.same_person is
  'The accounts whose requests for money back count together: the caller''s, former ones of the same number, and those that asked from the '
  'same device or for the same address in the last 90 days.';

create function private.remember_request(caller uuid, o public.enhanced_orders) returns void
language sql security definer set search_path = '' as $$
  insert into private.customer_digests (kind, digest, account_id)
  select s.kind, s.digest, caller
  from (values ('help_device', private.device_digest()), ('help_address', private.address_digest(o))) as s (kind, digest)
  where s.digest is not null
  on conflict (kind, digest, account_id) do update set at = now()
$$;
create function private.take_turns_of_person(caller uuid, o public.enhanced_orders) returns void
language plpgsql security definer set search_path = '' as $$
declare
  mark text;
begin
  -- In one order, so that two requests never wait for each other.
  for mark in select d from unnest(array[private.device_digest(), private.address_digest(o)]) as d where d is not null order by d loop
    perform private.take_turns('money_back', mark);
  end loop;
end
$$;
comment on function private.take_turns_of_person is
  'Requests for money back from one device or for one address come one after the other: what went back at once is counted.';
comment on function private.remember_request is 'Keeps from which device and for which address money was asked back.';
revoke execute on function private.take_turns_of_person(uuid, public.enhanced_orders),
  private.remember_request(uuid, public.enhanced_orders), private.same_person(uuid, public.enhanced_orders) from public;

create or replace function private.decides_by_hand(o public.enhanced_orders, problem private.help_problems, asked bigint, has_picture boolean) returns text
language plpgsql stable set search_path = '' as $$
declare
  lately integer;
  lately_paise bigint;
begin
  if problem.decided = 'by_hand' or o.status <> 'delivered' then return 'by_hand'; end if;
  if private.is_own_business(o) then return 'own_business'; end if;
  if asked <= 0 then return 'nothing_left'; end if;
  if problem.needs_lines and private.is_partly_refunded_by_hand(o.id) then return 'by_hand'; end if;
  if problem.needs_photo and not has_picture then return 'no_photo'; end if;
  if asked > private.setting_int('help_instant_paise') then return 'above_limit'; end if;
  select count(*), coalesce(sum(c.refund_paise), 0) into lately, lately_paise from private.order_claims as c
  where c.user_id in (select private.same_person(o.user_id, o)) and c.state = 'refunded_at_once' and c.created_at > now() - interval '30 days';
  if lately >= private.setting_int('help_instant_claims') or lately_paise + asked > private.setting_int('help_instant_sum_paise') then
    return 'too_often';
  end if;
  return null;
end
$$;

create or replace function public.report_order_problem(order_id uuid, problem text, idempotency_key text, lines jsonb default null, body text default null,
  picture text default null, language text default 'en') returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  o public.enhanced_orders;
  rule private.help_problems;
  -- Who chooses no lines has to say in words what is wrong.
  words text := private.support_text(report_order_problem.body,
    case when report_order_problem.problem in ('payment', 'order') then 10 else 0 end);
  concerned jsonb;
  chosen jsonb := '[]';
  asked bigint;
  reason text;
  ticket private.support_tickets;
  claim_id uuid := gen_random_uuid();
  result jsonb;
begin
  result := private.claim_idempotency(caller, report_order_problem.idempotency_key, 'report_order_problem');
  if result is not null then return result; end if;
  -- One customer's reports one after the other: how many were refunded at once is counted.
  perform private.take_turns('report_order_problem', caller::text);
  if not exists (select from public.enhanced_orders as e where e.id = report_order_problem.order_id and e.user_id = caller) then
    perform private.refuse(404, 'order_not_found', 'There is no such order.');
  end if;
  o := private.lock_order(report_order_problem.order_id);
  select * into rule from private.help_problems as p
  where p.problem = report_order_problem.problem and (p.kind is null or p.kind = o.kind) order by p.kind nulls last limit 1;
  if not found then perform private.refuse(400, 'help_problem_unknown', 'Please choose what was wrong.'); end if;
  if not exists (select from private.problems_of(o) as p where p.problem = rule.problem) then
    perform private.refuse(409, 'help_window_over', 'This can be reported in the hours after delivery only. Please write to support.');
  end if;
  perform private.check_support_picture(report_order_problem.picture, caller);
  if rule.needs_lines then
    concerned := private.check_claim_lines(o, report_order_problem.lines);
    chosen := private.lines_to_charges(o.id, concerned);
  elsif rule.decided = 'late' then
    if not private.came_late(o) then
      result := jsonb_build_object('outcome', 'not_late', 'refund_paise', 0, 'ticket', null, 'why', null);
      perform private.keep_result(caller, report_order_problem.idempotency_key, result);
      return result;
    end if;
    if exists (select from private.order_claims as c where c.order_id = o.id and c.problem = rule.problem and c.state <> 'withdrawn') then
      perform private.refuse(409, 'already_reported', 'You have reported this already.');
    end if;
    chosen := private.late_charges(o.id);
  end if;
  asked := private.refund_sum(o.id, chosen);
  perform private.take_turns_of_person(caller, o);
  reason := private.decides_by_hand(o, rule, asked, report_order_problem.picture is not null);

  perform private.remember_request(caller, o);
  if reason is null then
    if concerned is not null then perform private.record_line_refunds(o.id, concerned, 'help:' || claim_id, 'help'); end if;
    result := jsonb_build_object('outcome', 'refunded', 'ticket', null, 'why', null, 'refund_paise', private.refund(o, chosen, rule.reason_code,
      (select case r.borne_by when 'platform' then 'platform' else 'customer' end from public.refund_reasons as r where r.code = rule.reason_code),
      'wallet', 'help:' || claim_id));
    insert into private.order_claims (id, order_id, user_id, problem, asked_paise, refund_paise, state, decided_at)
    values (claim_id, o.id, caller, rule.problem, asked, (result ->> 'refund_paise')::integer, 'refunded_at_once', now());
    perform private.audit('refund_at_once', 'order', o.id::text, null,
      jsonb_build_object('problem', rule.problem, 'lines', concerned, 'refund_paise', result -> 'refund_paise', 'picture', report_order_problem.picture),
      left(words, 500));
  else
    perform private.pace_tickets(caller);
    ticket := private.create_ticket(caller, rule.problem, o.id, report_order_problem.language, words, report_order_problem.picture);
    if rule.decided <> 'by_hand' then
      insert into private.order_claims (id, order_id, user_id, ticket_id, problem, asked_paise, state, why)
      values (claim_id, o.id, caller, ticket.id, rule.problem, asked, 'in_review', reason);
    end if;
    result := jsonb_build_object('outcome', 'ticket', 'refund_paise', 0, 'why', reason, 'ticket', private.opened_ticket(ticket));
  end if;
  if reason is null or rule.decided <> 'by_hand' then
    insert into private.order_claim_lines (claim_id, order_id, position, quantity)
    select claim_id, o.id, l.position, l.quantity from jsonb_to_recordset(coalesce(concerned, '[]')) as l ("position" smallint, quantity integer);
  end if;
  perform private.keep_result(caller, report_order_problem.idempotency_key, result);
  return result;
end
$$;

comment on function public.report_order_problem is
  'Reports what was wrong with the caller''s order, once per key: {outcome: refunded, ticket or not_late, refund_paise, why, ticket: {id, '
  'number, acknowledge_by, resolve_by}}. lines [{position, quantity}] where the problem needs them. What costs little, is shown by a photo '
  'where one is needed, and is not reported too often goes back to the wallet at once, at most what was charged for the pieces; why says why '
  'a person decides. Raises order_not_found, help_problem_unknown, help_window_over, help_lines_invalid, already_reported, nothing_charged, '
  'ticket_text_invalid, picture_invalid, too_many_tickets.';

create or replace function public.decide_ticket(ticket_id uuid, accept boolean, body text, idempotency_key text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_role('admin');
  words text := private.support_text(decide_ticket.body, 3);
  o public.enhanced_orders;
  t private.support_tickets;
  c private.order_claims;
  rule private.help_problems;
  chosen jsonb;
  refunded bigint := 0;
  result jsonb;
begin
  if decide_ticket.accept is null then perform private.refuse(400, 'request_invalid', 'This request could not be read.'); end if;
  result := private.claim_idempotency(caller, decide_ticket.idempotency_key, 'decide_ticket');
  if result is not null then return result; end if;
  -- The order before the ticket, as everybody locks them.
  perform private.lock_order(k.order_id) from private.order_claims as k where k.ticket_id = decide_ticket.ticket_id;
  t := private.ticket_for_support(decide_ticket.ticket_id);
  select * into c from private.order_claims as k where k.ticket_id = t.id;
  if c.state is distinct from 'in_review' then
    perform private.refuse(409, 'claim_decided', 'There is nothing left to decide here.');
  end if;
  select * into o from public.enhanced_orders as e where e.id = c.order_id;
  if decide_ticket.accept then
    select * into rule from private.help_problems as p where p.problem = c.problem and (p.kind is null or p.kind = o.kind) order by p.kind nulls last limit 1;
    chosen := private.charges_of_claim(c);
    if jsonb_array_length(chosen) = 0 then perform private.refuse(409, 'claim_empty', 'All of it has been refunded already.'); end if;
    perform private.record_line_refunds(o.id, lines.asked, 'help:' || c.id, 'help')
    from (select jsonb_agg(jsonb_build_object('position', l.position, 'quantity', l.quantity)) as asked
      from private.order_claim_lines as l where l.claim_id = c.id) as lines where lines.asked is not null;
    refunded := private.refund(o, chosen, rule.reason_code,
      (select case r.borne_by when 'platform' then 'platform' else 'customer' end from public.refund_reasons as r where r.code = rule.reason_code),
      'wallet', 'help:' || c.id);
  end if;
  update private.order_claims as k set state = case when decide_ticket.accept then 'accepted' else 'declined' end, refund_paise = refunded,
    decided_by = caller, decided_at = now() where k.id = c.id;
  t := private.add_to_ticket(t, 'support', words);
  t := private.add_to_ticket(t, 'system', event => case when decide_ticket.accept then 'refunded' else 'declined' end,
    params => jsonb_build_object('refund_paise', refunded));
  update private.support_tickets as s set status = 'answered', assigned_to = coalesce(s.assigned_to, caller), acknowledged_at = coalesce(s.acknowledged_at, now())
  where s.id = t.id returning * into t;
  perform private.audit('decide_ticket', 'order', o.id::text, null,
    jsonb_build_object('ticket', t.number, 'accepted', decide_ticket.accept, 'refund_paise', refunded), left(words, 500));
  perform private.tell_of_answer(t);
  perform private.tell_of_ticket(t);
  result := jsonb_build_object('refund_paise', refunded);
  perform private.keep_result(caller, decide_ticket.idempotency_key, result);
  return result;
end
$$;


-- Returns ----------------------------------------------------------------------------------------------------------------

create or replace function private.returned_pieces(order_id uuid, line smallint) returns integer
language sql stable security definer set search_path = '' as $$
  select (k.returned + k.open_claims)::integer from private.lines_left(returned_pieces.order_id) as k
  where k.position = returned_pieces.line
$$;
comment on function private.returned_pieces is
  'Pieces of a line that are, or were, in a return, or were reported to help and not declined: none comes back twice.';

create function private.asked_of_return(lines public.return_lines[]) returns jsonb language sql immutable set search_path = '' as $$
  -- An exchange gives back only what the other piece costs less.
  select coalesce(jsonb_agg(jsonb_build_object('position', l.position, 'quantity', l.quantity)
    || case when l.exchange_paise is null then '{}'::jsonb
      else jsonb_build_object('paise', l.quantity * (l.unit_paise - l.exchange_paise)) end), '[]')
  from unnest(lines) as l
$$;
comment on function private.asked_of_return is 'The lines of a return as private.parts_of_lines takes them.';
create or replace function private.refund_of_lines(o public.enhanced_orders, lines public.return_lines[]) returns jsonb language plpgsql stable set search_path = '' as $$
begin
  return (
    with everything as (
      -- Shipping was in vain when nothing of the order is kept, and not because the customer has changed their mind: with the last piece.
      select not exists (select from private.lines_left(o.id) as k where k.pieces > k.gone_pieces
          + coalesce((select sum(l.quantity) from unnest(lines) as l where l.position = k.position), 0))
        and not exists (select from unnest(lines) as l where l.exchange_item_id is not null or l.reason in ('size', 'changed_mind'))
        and not exists (select from public.returns as r join public.return_lines as l on l.return_id = r.id
          where r.order_id = o.id and r.state not in ('cancelled', 'rejected')
            and (l.exchange_paise is not null or l.reason in ('size', 'changed_mind')
              or (r.state = 'declined' and lines[1].return_id is distinct from r.id))) as in_vain
    ), chosen as (
      select (g ->> 'position')::smallint as position, (g ->> 'amount_paise')::bigint as paise
      from jsonb_array_elements(private.lines_to_charges(o.id, private.asked_of_return(lines))) as g
      union all
      select k.position, k.amount_paise - k.refunded_paise from private.charges_left(o.id) as k, everything as e
      where e.in_vain and k.code in ('shipping', 'packaging')
    )
    select coalesce(jsonb_agg(jsonb_build_object('position', c.position, 'amount_paise', c.paise)), '[]'::jsonb) from chosen as c where c.paise > 0);
end
$$;

create or replace function private.refund_return(o public.enhanced_orders, r public.returns) returns public.returns language plpgsql set search_path = '' as $$
declare
  lines public.return_lines[] := array(select l from public.return_lines as l where l.return_id = r.id);
  chosen jsonb := private.refund_of_lines(o, lines);
  paid bigint := 0;
begin
  perform private.record_line_refunds(o.id, private.asked_of_return(lines), 'return:' || r.id, 'return');
  if jsonb_array_length(chosen) > 0 then
    paid := private.refund(o, chosen, 'returned', 'customer', r.destination, 'return:' || r.id);
  end if;
  update public.returns as t set refund_paise = paid where t.id = r.id returning * into r;
  return r;
end
$$;

create or replace function public.request_return(order_id uuid, lines jsonb, wish text, idempotency_key text, destination text default 'wallet',
  note text default null, pickup_on date default null, photos text[] default '{}') returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  answer jsonb;
  o public.enhanced_orders;
  wanted public.return_lines[];
  r public.returns;
begin
  perform private.bound(request_return.note, 2000), private.bound(to_jsonb(request_return.photos), 2000);
  answer := private.claim_idempotency(caller, request_return.idempotency_key, 'request_return');
  if answer is not null then return answer; end if;
  perform private.take_turns('request_return', caller::text);
  perform private.lock_order(request_return.order_id);
  o := private.order_to_return(request_return.order_id);
  if coalesce(request_return.wish, '') not in ('refund', 'exchange') or coalesce(request_return.destination, '') not in ('wallet', 'source')
      or (request_return.destination = 'source' and o.payment_method <> 'gateway')
      or exists (select from unnest(request_return.photos) as p where p !~ ('^' || caller || '/[0-9a-f-]{36}[.](webp|jpg)$')) then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  if request_return.pickup_on not between private.today() and private.today() + 14 then
    perform private.refuse(400, 'pickup_day_invalid', 'Please choose one of the next 14 days for the pick-up.');
  end if;
  perform private.take_turns_of_person(caller, o);
  if (select count(*) from public.returns as t where t.user_id in (select private.same_person(caller, o)) and private.is_open_return(t.state)) >= private.setting_int('open_returns')
      or (select count(*) from public.returns as t where t.user_id in (select private.same_person(caller, o)) and t.created_at > now() - interval '1 day') >= 2 * private.setting_int('open_returns') then
    perform private.refuse(429, 'too_many_returns', 'You have many returns under way. Please wait for one to be settled.');
  end if;
  -- Stock after the order, in the order of ids, as placing does.
  perform from public.catalog_items as i where i.id in (select (l ->> 'exchange_item_id')::uuid from jsonb_array_elements(
    case jsonb_typeof(request_return.lines) when 'array' then request_return.lines else '[]' end) as l
    where pg_input_is_valid(l ->> 'exchange_item_id', 'uuid')) order by i.id for no key update;
  wanted := array(select l from private.lines_to_return(o, request_return.lines, request_return.wish) as l);

  perform private.remember_request(caller, o);
  insert into public.returns (order_id, user_id, vendor_id, wish, destination, note, photos, pickup_on)
  values (o.id, caller, o.vendor_id, request_return.wish, request_return.destination, nullif(left(trim(request_return.note), 500), ''),
    coalesce(request_return.photos, '{}'), coalesce(request_return.pickup_on, private.today() + 1))
  returning * into r;
  insert into public.return_lines (return_id, position, item_id, quantity, unit_paise, reason, exchange_item_id, exchange_name, exchange_paise, exchange_stock_taken)
  select r.id, w.position, w.item_id, w.quantity, w.unit_paise, w.reason, w.exchange_item_id, w.exchange_name, w.exchange_paise,
    case when i.stock is not null then w.quantity else 0 end
  from unnest(wanted) as w left join public.catalog_items as i on i.id = w.exchange_item_id;
  -- Two lines of one return may want the same piece.
  begin
    update public.catalog_items as i set stock = i.stock - t.pieces
    from (select l.exchange_item_id, sum(l.exchange_stock_taken) as pieces from public.return_lines as l where l.return_id = r.id group by 1) as t
    where i.id = t.exchange_item_id and t.pieces > 0 and i.stock is not null;
  exception when check_violation then
    perform private.refuse(409, 'exchange_sold_out', 'This is not there to be exchanged for. Choose another one, or the money back.');
  end;
  r := private.log_return(r, 'requested', 'user', r.note);
  insert into private.order_timers (order_id, action, due_at, payload) values (o.id, 'return_answer',
    now() + make_interval(secs => private.setting_int('return_answer_seconds')), jsonb_build_object('return_id', r.id));
  perform private.notify(s.user_id, 'vendor_return_new', jsonb_build_object('order_number', o.order_number, 'vendor', o.vendor_name), '/vendor/shopping/orders?view=returns')
  from public.vendor_staff as s where s.vendor_id = o.vendor_id;
  perform private.announce_order(o);
  answer := jsonb_build_object('return_id', r.id, 'number', r.number);
  perform private.keep_result(caller, request_return.idempotency_key, answer);
  return answer;
end
$$;


-- Missed deliveries ------------------------------------------------------------------------------------------------------

create or replace function private.pay_claim(claim public.delivery_claims) returns bigint
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  o public.enhanced_orders := private.lock_order(claim.order_id);
  everything boolean := (select count(*) from public.subscription_days as d where d.order_id = claim.order_id) = cardinality(claim.subscription_ids);
  chosen jsonb;
  missed jsonb;
  amount bigint := 0;
begin
  perform private.lock_subscriber(w.subscriber_id) from public.subscription_orders as w where w.order_id = claim.order_id;
  if o.status = 'pending' and everything then
    o := private.transition(o.id, 'cancelled', null, 'system', 'missed_delivery');
    amount := o.total_paise;
  elsif o.status <> 'cancelled' then
    select coalesce(jsonb_agg(jsonb_build_object('position', i.position, 'quantity', i.quantity)), '[]') into missed
    from public.order_items as i join private.lines_left(o.id) as k on k.position = i.position and k.gone_pieces = 0
    where i.order_id = o.id and i.item_id in (select s.item_id from public.subscription_days as d
      join public.subscriptions as s on s.id = d.subscription_id
      where d.order_id = o.id and d.subscription_id = any (claim.subscription_ids));
    select jsonb_agg(jsonb_build_object('position', k.position, 'amount_paise', least(k.amount_paise - k.refunded_paise, w.paise))) into chosen
    from (
      select 'items' as code, p.tax_class, sum(p.paise)::bigint as paise from private.parts_of_lines(o.id, missed) as p group by p.tax_class
      union all
      select 'delivery', c.tax_class, coalesce(c.gross_paise, c.amount_paise) from public.order_charges as c
      where c.order_id = o.id and c.code = 'delivery' and c.phase = 'quoted' and everything) as w
    join private.charges_left(o.id) as k on k.code = w.code and k.tax_class is not distinct from w.tax_class
    where k.amount_paise > k.refunded_paise and w.paise > 0;
    perform private.record_line_refunds(o.id, missed, 'claim:' || claim.id, 'claim');
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

create or replace function public.claim_missed_delivery(order_id uuid, subscription_ids uuid[]) returns jsonb
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
  perform private.take_turns_of_person(caller, o);
  select count(*) into earlier from public.delivery_claims as c
  where c.user_id in (select private.same_person(caller, o)) and c.status <> 'refused' and c.created_at > now() - interval '30 days';
  perform private.remember_request(caller, o);
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


-- Administration ---------------------------------------------------------------------------------------------------------

create or replace function private.lines_of_refund(o public.enhanced_orders, lines jsonb, reason_code text) returns jsonb
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
declare
  chosen jsonb;
  short record;
begin
  perform private.bound(lines, 8000);
  if not exists (select from public.refund_reasons as r where r.code = lines_of_refund.reason_code) then
    perform private.refuse(400, 'reason_invalid', 'Please choose a reason.');
  end if;
  if jsonb_typeof(lines) is distinct from 'array' or jsonb_array_length(lines) not between 1 and 40
      or exists (select from jsonb_array_elements(lines) as l where jsonb_typeof(l) <> 'object'
        or coalesce(l ->> 'position', '') !~ '^[1-9][0-9]{0,3}$' or coalesce(l ->> 'amount_paise', '1') !~ '^[1-9][0-9]{0,8}$')
      or (select count(distinct l ->> 'position') from jsonb_array_elements(lines) as l) <> jsonb_array_length(lines) then
    perform private.refuse(400, 'refund_lines_invalid', 'Please choose what to refund, with amounts above zero.');
  end if;
  -- Nothing has been paid for a cash order before it is handed over.
  if o.payment_method = 'cash' and o.status <> 'delivered' then
    perform private.refuse(409, 'nothing_paid', 'Nothing has been paid for this order yet.');
  end if;
  -- What nobody but the system can end is with somebody who pays for it: refunded now, it would be paid twice.
  if exists (select from public.order_transition_rules as r where r.kind = o.kind and r.from_status = o.status)
      and not exists (select from public.order_transition_rules as r
        where r.kind = o.kind and r.from_status = o.status and r.roles <> '{system}') then
    perform private.refuse(409, 'payment_with_provider', 'The provider has not answered yet. Refund this once it has.');
  end if;
  select jsonb_agg(jsonb_build_object('position', k.position, 'amount_paise', coalesce((l ->> 'amount_paise')::bigint, k.amount_paise - k.refunded_paise)))
  into chosen from jsonb_array_elements(lines) as l
  join private.charges_left(o.id) as k on k.position = (l ->> 'position')::smallint and k.nature not in ('tax', 'discount');
  if coalesce(jsonb_array_length(chosen), 0) <> jsonb_array_length(lines) then
    perform private.refuse(400, 'refund_lines_invalid', 'Please choose what to refund, with amounts above zero.');
  end if;
  select k.code, k.amount_paise - k.refunded_paise as left_paise into short from jsonb_array_elements(chosen) as c
  join private.charges_left(o.id) as k on k.position = (c ->> 'position')::smallint
  where (c ->> 'amount_paise')::bigint not between 1 and k.amount_paise - k.refunded_paise limit 1;
  if found then
    perform private.refuse(409, 'refund_exceeds_charge', 'That is more than is left of this charge.',
      jsonb_build_object('charge', short.code, 'left_paise', short.left_paise));
  end if;
  -- Refunded whole, it would be cooked and carried all the same: cancelling gives everything back and stops it.
  if o.status not in ('delivered', 'cancelled')
      and o.refund_paise + (select coalesce(-sum(r.amount_paise), 0) from private.rows_of_refund(o.id, chosen) as r) >= o.total_paise then
    perform private.refuse(409, 'cancel_to_refund_all', 'That is all that was paid. Please cancel the order instead.');
  end if;
  return chosen;
end
$$;

comment on function private.lines_of_refund is
  'What an administrator wants to refund, checked: [{position, amount_paise?}], all that is left of a charge without an amount. Refuses an '
  'order that only the system moves, as long as it is under way (payment_with_provider), and to refund all of one under way, which '
  'cancelling does (cancel_to_refund_all).';
