-- Help with an order: what was wrong with it, decided at once under a limit, else by a person in a ticket (docs/decisions/0056).

create table private.help_problems (
  id smallint generated always as identity primary key,
  kind public.order_kind,
  problem text not null constraint help_problem_form check (problem ~ '^[a-z_]{3,30}$'),
  position smallint not null,
  needs_lines boolean not null default false,
  needs_photo boolean not null default false,
  decided text not null constraint help_problem_decided check (decided in ('lines', 'late', 'by_hand')),
  reason_code text references public.refund_reasons (code),
  unique nulls not distinct (kind, problem),
  constraint help_problem_refunds_for_a_reason check ((decided = 'by_hand') = (reason_code is null))
);
create index help_problems_reason_idx on private.help_problems (reason_code) where reason_code is not null;
comment on table private.help_problems is
  'What a customer can report about an order, by kind; null is for every kind. A trade adds its own rows. lines: the price of what was '
  'chosen goes back; late: the delivery fee, when it came late; by_hand: a person decides.';
comment on column private.help_problems.needs_photo is 'Without a photo a person decides.';
insert into private.help_problems (kind, problem, position, needs_lines, needs_photo, decided, reason_code) values
  ('delivery', 'item_missing', 1, true, false, 'lines', 'item_missing'), ('delivery', 'item_wrong', 2, true, true, 'lines', 'item_wrong'),
  ('delivery', 'item_bad', 3, true, true, 'lines', 'item_bad'), ('delivery', 'arrived_late', 4, false, false, 'late', 'arrived_late'),
  ('pickup', 'item_missing', 1, true, false, 'lines', 'item_missing'), ('pickup', 'item_wrong', 2, true, true, 'lines', 'item_wrong'),
  ('pickup', 'item_bad', 3, true, true, 'lines', 'item_bad'),
  ('shipment', 'item_missing', 1, true, false, 'lines', 'item_missing'),
  (null, 'payment', 8, false, false, 'by_hand', null), (null, 'order', 9, false, false, 'by_hand', null);

create table private.order_claims (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.enhanced_orders (id),
  user_id uuid not null references auth.users (id),
  ticket_id uuid references private.support_tickets (id),
  problem text not null,
  asked_paise integer not null constraint claim_asked_range check (asked_paise >= 0),
  refund_paise integer not null default 0 constraint claim_refund_range check (refund_paise >= 0),
  state text not null constraint claim_state check (state in ('refunded_at_once', 'in_review', 'accepted', 'declined', 'withdrawn')),
  why text constraint claim_why_known check (why in ('by_hand', 'own_business', 'nothing_left', 'no_photo', 'above_limit', 'too_often')),
  decided_by uuid,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  constraint claim_in_review_has_a_ticket check (state = 'refunded_at_once' or ticket_id is not null),
  constraint claim_decided_with_a_time check ((state = 'in_review') = (decided_at is null))
);
create index order_claims_order_idx on private.order_claims (order_id);
create index order_claims_user_idx on private.order_claims (user_id, created_at desc);
create unique index order_claims_ticket_idx on private.order_claims (ticket_id) where ticket_id is not null;
create index order_claims_at_once_idx on private.order_claims (user_id, created_at) where state = 'refunded_at_once';
comment on table private.order_claims is 'What customers reported about their orders, and how it was decided. Written by functions only.';
comment on column private.order_claims.why is 'Why it was not decided at once.';
create table private.order_claim_lines (
  claim_id uuid not null references private.order_claims (id),
  order_id uuid not null,
  position smallint not null,
  quantity integer not null constraint claim_line_quantity check (quantity > 0),
  primary key (claim_id, position),
  foreign key (order_id, position) references public.order_items (order_id, position)
);
create index order_claim_lines_item_idx on private.order_claim_lines (order_id, position);
comment on table private.order_claim_lines is 'Which lines of an order a claim is about. Each piece is claimed once.';
create trigger account_is_open before insert on private.order_claims for each row execute function private.hold_account_of_row('user_id');

-- Amounts --------------------------------------------------------------------------------------------------------------

create function private.lines_to_charges(order_id uuid, lines jsonb) returns jsonb
language sql stable set search_path = '' as $$
  with wanted as (
    select i.tax_class, sum(i.unit_paise * l.quantity)::bigint as paise
    from jsonb_to_recordset(lines) as l ("position" smallint, quantity integer)
    join public.order_items as i on i.order_id = lines_to_charges.order_id and i.position = l.position group by i.tax_class
  )
  select coalesce(jsonb_agg(jsonb_build_object('position', k.position, 'amount_paise', least(w.paise, k.amount_paise - k.refunded_paise))
    order by k.position), '[]')
  -- The goods of an order are one charge per tax class.
  from wanted as w join private.charges_left(lines_to_charges.order_id) as k
    on k.nature = 'goods' and k.tax_class is not distinct from w.tax_class and k.amount_paise > k.refunded_paise
$$;
comment on function private.lines_to_charges is
  'What of an order''s charges pays for some of its lines, at most what is left of each: [{position, amount_paise}], as private.refund takes it.';

create function private.late_charges(order_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('position', k.position, 'amount_paise', k.amount_paise - k.refunded_paise) order by k.position), '[]')
  from private.charges_left(late_charges.order_id) as k
  where k.code in ('delivery', 'surge', 'rain', 'peak', 'night') and k.amount_paise > k.refunded_paise
$$;
comment on function private.late_charges is 'What is left of what bringing an order cost: [{position, amount_paise}].';

create function private.refund_sum(order_id uuid, chosen jsonb) returns bigint
language sql stable set search_path = '' as $$
  select coalesce(-sum(r.amount_paise), 0)::bigint from private.rows_of_refund(refund_sum.order_id, refund_sum.chosen) as r
$$;
comment on function private.refund_sum is 'What goes back for parts of charges, with tax and less the discount.';

create function private.claimed_pieces(order_id uuid) returns table ("position" smallint, pieces integer)
language sql stable set search_path = '' as $$
  select l.position, sum(l.quantity)::integer from private.order_claim_lines as l join private.order_claims as c on c.id = l.claim_id
  where l.order_id = claimed_pieces.order_id and c.state <> 'withdrawn' group by l.position
$$;
comment on function private.claimed_pieces is 'How many pieces of each line were reported already.';

create function private.came_late(o public.enhanced_orders) returns boolean
language sql stable set search_path = '' as $$
  select o.status = 'delivered' and o.status_since > o.promised_max_at + make_interval(secs => private.setting_int('help_late_seconds'))
$$;
comment on function private.came_late is 'Whether an order came so late that its delivery fee goes back.';

create function private.decides_by_hand(o public.enhanced_orders, problem private.help_problems, asked bigint, has_picture boolean) returns text
language plpgsql stable set search_path = '' as $$
declare
  lately integer;
  lately_paise bigint;
begin
  if problem.decided = 'by_hand' or o.status <> 'delivered' then return 'by_hand'; end if;
  if private.is_own_business(o) then return 'own_business'; end if;
  if asked <= 0 then return 'nothing_left'; end if;
  if problem.needs_photo and not has_picture then return 'no_photo'; end if;
  if asked > private.setting_int('help_instant_paise') then return 'above_limit'; end if;
  select count(*), coalesce(sum(c.refund_paise), 0) into lately, lately_paise from private.order_claims as c
  where c.user_id = o.user_id and c.state = 'refunded_at_once' and c.created_at > now() - interval '30 days';
  if lately >= private.setting_int('help_instant_claims') or lately_paise + asked > private.setting_int('help_instant_sum_paise') then
    return 'too_often';
  end if;
  return null;
end
$$;
comment on function private.decides_by_hand is
  'Why a person has to decide about a report; null where it is refunded at once. The caller has serialised the customer''s reports.';

-- What can be reported -------------------------------------------------------------------------------------------------

create function private.problems_of(o public.enhanced_orders) returns setof private.help_problems
language sql stable set search_path = '' as $$
  select p.* from private.help_problems as p
  where (p.kind is null or p.kind = o.kind)
    and (p.decided = 'by_hand' or (o.status = 'delivered'
      and o.status_since > now() - make_interval(hours => private.setting_int('help_window_hours'))))
$$;
comment on function private.problems_of is 'What can be reported about an order now: about its goods only in the hours after delivery.';

create function public.order_help(order_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  o public.enhanced_orders;
begin
  select * into o from public.enhanced_orders as e where e.id = order_help.order_id and e.user_id = caller;
  if not found then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  return jsonb_build_object('order_id', o.id, 'order_number', o.order_number, 'vendor_name', o.vendor_name, 'kind', o.kind, 'status', o.status,
    'status_since', o.status_since, 'promised_max_at', o.promised_max_at, 'came_late', private.came_late(o),
    'window_ends_at', case when o.status = 'delivered' then o.status_since + make_interval(hours => private.setting_int('help_window_hours')) end,
    'problems', (select coalesce(jsonb_agg(jsonb_build_object('problem', p.problem, 'needs_lines', p.needs_lines, 'needs_photo', p.needs_photo,
      'decided', p.decided) order by p.position), '[]') from private.problems_of(o) as p),
    'lines', (select coalesce(jsonb_agg(jsonb_build_object('position', i.position, 'name', i.name, 'options', i.options, 'quantity', i.quantity,
      'left', i.quantity - coalesce(c.pieces, 0), 'unit_paise', i.unit_paise, 'picture', o.items -> (i.position - 1) -> 'image') order by i.position), '[]')
      from public.order_items as i left join private.claimed_pieces(o.id) as c on c.position = i.position where i.order_id = o.id),
    'claims', (select coalesce(jsonb_agg(jsonb_build_object('problem', c.problem, 'state', c.state, 'refund_paise', c.refund_paise,
      'ticket_id', c.ticket_id, 'at', c.created_at) order by c.created_at desc), '[]') from private.order_claims as c where c.order_id = o.id),
    'tickets', (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'number', t.number, 'topic', t.topic, 'status', t.status, 'at', t.opened_at)
      order by t.opened_at desc), '[]') from private.support_tickets as t where t.order_id = o.id and t.user_id = caller));
end
$$;
comment on function public.order_help is
  'What the customer of an order can report about it now, its lines with the pieces left to report, and what was reported: {problems, '
  'lines, claims, tickets, window_ends_at, came_late, …}. Raises order_not_found.';

-- Reporting ------------------------------------------------------------------------------------------------------------

create function private.check_claim_lines(o public.enhanced_orders, lines jsonb) returns jsonb
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
      join public.order_items as i on i.order_id = o.id and i.position = l.position
      join private.claimed_pieces(o.id) as c on c.position = l.position where l.quantity + c.pieces > i.quantity) then
    perform private.refuse(409, 'already_reported', 'You have reported this already.');
  end if;
  return cleaned;
end
$$;
comment on function private.check_claim_lines is 'The lines of a report, [{position, quantity}], checked against the order and what was reported before.';

create function public.report_order_problem(order_id uuid, problem text, idempotency_key text, lines jsonb default null, body text default null,
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
  reason := private.decides_by_hand(o, rule, asked, report_order_problem.picture is not null);

  if reason is null then
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
  'where one is needed, and is not reported too often goes back to the wallet at once; why says why a person decides. Raises '
  'order_not_found, help_problem_unknown, help_window_over, help_lines_invalid, already_reported, ticket_text_invalid, picture_invalid, too_many_tickets.';

-- Deciding by hand -----------------------------------------------------------------------------------------------------

create function private.charges_of_claim(c private.order_claims) returns jsonb
language sql stable set search_path = '' as $$
  select case when exists (select from private.order_claim_lines as l where l.claim_id = c.id)
    then private.lines_to_charges(c.order_id, (select jsonb_agg(jsonb_build_object('position', l.position, 'quantity', l.quantity))
      from private.order_claim_lines as l where l.claim_id = c.id))
    else private.late_charges(c.order_id) end
$$;
comment on function private.charges_of_claim is 'What a claim asks back, by what is left now: [{position, amount_paise}].';

create function public.decide_ticket(ticket_id uuid, accept boolean, body text, idempotency_key text) returns jsonb
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
comment on function public.decide_ticket is
  'Accepts or declines what a ticket asks back, with words to the customer, once per key: {refund_paise}. Refunds to the wallet, by the '
  'kernel''s rules. Administrators only, not their own; written to the audit log. Raises claim_decided, claim_empty, own_ticket, ticket_not_found.';

-- Reading --------------------------------------------------------------------------------------------------------------

create function private.ticket_line(t private.support_tickets) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', t.id, 'number', t.number, 'topic', t.topic, 'status', t.status, 'opened_at', t.opened_at, 'last_at', t.last_at,
    'acknowledge_by', t.acknowledge_by, 'acknowledged_at', t.acknowledged_at, 'resolve_by', t.resolve_by, 'closed_at', t.closed_at,
    'order_id', o.id, 'order_number', o.order_number, 'vendor_name', o.vendor_name,
    'last_text', (select left(m.body, 120) from private.support_messages as m where m.ticket_id = t.id and m.body is not null order by m.seq desc limit 1))
  from (select 1) as one left join public.enhanced_orders as o on o.id = t.order_id
$$;
comment on function private.ticket_line is 'A ticket as lists show it.';

create function public.my_tickets(before timestamptz default null, before_id uuid default null, limit_count integer default 20) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
begin
  return (select coalesce(jsonb_agg(private.ticket_line(t) || jsonb_build_object('unread', t.customer_read_seq < t.last_seq) order by t.last_at desc, t.id desc), '[]')
    from (select * from private.support_tickets as s where s.user_id = caller
        and (my_tickets.before is null or (s.last_at, s.id) < (my_tickets.before, coalesce(my_tickets.before_id, '00000000-0000-0000-0000-000000000000')))
      order by s.last_at desc, s.id desc limit least(greatest(coalesce(limit_count, 20), 1), 100)) as t);
end
$$;
comment on function public.my_tickets is
  'The caller''s tickets, the latest first: [{id, number, topic, status, last_text, last_at, unread, order_number, …}]. A page follows the row with last_at before and the id before_id.';

create function private.customer_record(customer uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('name', private.name_of(customer), 'since', (select p.created_at from public.profiles as p where p.id = customer),
    'orders', (select count(*) from public.enhanced_orders as o where o.user_id = customer and o.status = 'delivered'),
    'spent_paise', (select coalesce(sum(o.total_paise - o.refund_paise), 0) from public.enhanced_orders as o where o.user_id = customer and o.status = 'delivered'),
    'claims', (select count(*) from private.order_claims as c where c.user_id = customer and c.created_at > now() - interval '90 days'),
    'refunded_paise', (select coalesce(sum(c.refund_paise), 0) from private.order_claims as c
      where c.user_id = customer and c.created_at > now() - interval '90 days'),
    'at_once', (select count(*) from private.order_claims as c
      where c.user_id = customer and c.state = 'refunded_at_once' and c.created_at > now() - interval '30 days'))
$$;
comment on function private.customer_record is 'What helps to judge a claim: orders and claims of a customer, without phone and address. Of the last 90 days, at_once of 30.';

create function public.support_ticket(ticket_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  t private.support_tickets;
  c private.order_claims;
begin
  select * into t from private.support_tickets as s where s.id = support_ticket.ticket_id and (s.user_id = caller or private.is_admin());
  if not found then perform private.refuse(404, 'ticket_not_found', 'There is no such ticket.'); end if;
  select * into c from private.order_claims as k where k.ticket_id = t.id;
  return private.ticket_line(t) || jsonb_build_object(
    'is_mine', t.user_id = caller, 'language', t.language, 'last_seq', t.last_seq,
    'can_write', t.status <> 'closed' or (t.user_id = caller and t.closed_at > now() - interval '14 days'),
    'messages', (select coalesce(jsonb_agg(private.message_of_ticket(m) order by m.seq), '[]')
      from (select * from private.support_messages as n where n.ticket_id = t.id order by n.seq desc limit 200) as m),
    'claim', case when c.id is not null then jsonb_build_object('problem', c.problem, 'state', c.state, 'asked_paise', c.asked_paise,
      'refund_paise', c.refund_paise, 'why', c.why,
      'lines', (select coalesce(jsonb_agg(jsonb_build_object('name', i.name, 'quantity', l.quantity) order by l.position), '[]')
        from private.order_claim_lines as l join public.order_items as i on i.order_id = l.order_id and i.position = l.position where l.claim_id = c.id)) end,
    'support', case when private.is_admin() and t.user_id <> caller then jsonb_build_object(
      'assigned_to', t.assigned_to, 'assigned_name', case when t.assigned_to is not null then private.name_of(t.assigned_to) end,
      'customer', private.customer_record(t.user_id),
      'offer_paise', case when c.state = 'in_review' then private.refund_sum(c.order_id, private.charges_of_claim(c)) end) end);
end
$$;
comment on function public.support_ticket is
  'A ticket with its latest 200 messages and what it asks back, for its customer and for administrators, who also get support: {assigned_to, '
  'assigned_name, customer, offer_paise (what accepting would refund now)}. Raises ticket_not_found.';

create function public.support_inbox(queue text default 'open', after timestamptz default null, after_id uuid default null, limit_count integer default 30)
returns jsonb language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_role('admin');
begin
  if coalesce(support_inbox.queue, '') not in ('open', 'mine', 'answered', 'closed') then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  if support_inbox.queue = 'closed' then
    return (select coalesce(jsonb_agg(private.inbox_line(t) order by t.closed_at desc, t.id desc), '[]') from (
      select * from private.support_tickets as s where s.status = 'closed'
        and (support_inbox.after is null or (s.closed_at, s.id) < (support_inbox.after, support_inbox.after_id))
      order by s.closed_at desc, s.id desc limit least(greatest(coalesce(limit_count, 30), 1), 100)) as t);
  end if;
  return (select coalesce(jsonb_agg(private.inbox_line(t) order by t.resolve_by, t.id), '[]') from (
    select * from private.support_tickets as s
    where s.status <> 'closed' and case support_inbox.queue when 'mine' then s.assigned_to = caller else s.status = support_inbox.queue end
      and (support_inbox.after is null or (s.resolve_by, s.id) > (support_inbox.after, support_inbox.after_id))
    order by s.resolve_by, s.id limit least(greatest(coalesce(limit_count, 30), 1), 100)) as t);
end
$$;
create function private.inbox_line(t private.support_tickets) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.ticket_line(t) || jsonb_build_object('customer_name', private.name_of(t.user_id),
    'assigned_to', t.assigned_to, 'assigned_name', case when t.assigned_to is not null then private.name_of(t.assigned_to) end,
    'is_overdue', t.status <> 'closed' and (t.resolve_by < now() or (t.acknowledged_at is null and t.acknowledge_by < now())),
    'asked_paise', (select c.asked_paise from private.order_claims as c where c.ticket_id = t.id and c.state = 'in_review'))
$$;
comment on function private.inbox_line is 'A ticket as the inbox of support shows it.';
comment on function public.support_inbox is
  'Tickets for administrators: open and answered ones and one''s own (mine) by when they have to be resolved, the most urgent first; closed '
  'ones the latest first. A page follows the row whose resolve_by (closed: closed_at) is after, with the id after_id.';

create function public.support_overview() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := private.require_role('admin');
begin
  return (select jsonb_build_object('open', count(*) filter (where t.status = 'open'), 'answered', count(*) filter (where t.status = 'answered'),
    'mine', count(*) filter (where t.assigned_to = caller),
    'overdue', count(*) filter (where t.resolve_by < now() or (t.acknowledged_at is null and t.acknowledge_by < now())),
    'at_once_today', (select jsonb_build_object('count', count(*), 'paise', coalesce(sum(c.refund_paise), 0)) from private.order_claims as c
      where c.state = 'refunded_at_once' and c.created_at >= ((now() at time zone 'Asia/Kolkata')::date)::timestamp at time zone 'Asia/Kolkata'))
    from private.support_tickets as t where t.status <> 'closed');
end
$$;
comment on function public.support_overview is 'How many tickets wait: {open, answered, mine, overdue, at_once_today: {count, paise}}; administrators only.';

-- Jobs -----------------------------------------------------------------------------------------------------------------

create function private.sweep_tickets() returns void language plpgsql set search_path = '' as $$
declare
  t private.support_tickets;
begin
  for t in select * from private.support_tickets as s where s.status <> 'closed' and s.warned_at is null
      and (s.resolve_by < now() + interval '2 days' or (s.acknowledged_at is null and s.acknowledge_by < now() + interval '6 hours'))
      order by s.id limit 200 for update skip locked loop
    update private.support_tickets as s set warned_at = now() where s.id = t.id;
    perform private.notify(r.user_id, 'admin_ticket_due', jsonb_build_object('number', t.number, 'ticket_id', t.id), '/admin/support?ticket=' || t.id)
    from public.user_roles as r where r.role = 'admin' and r.user_id <> t.user_id;
  end loop;
  for t in select * from private.support_tickets as s where s.status = 'answered'
      and s.last_at < now() - make_interval(days => private.setting_int('ticket_close_days'))
      and not exists (select from private.order_claims as c where c.ticket_id = s.id and c.state = 'in_review')
      order by s.id limit 200 for update skip locked loop
    t := private.add_to_ticket(t, 'system', event => 'closed_by_itself');
    update private.support_tickets as s set status = 'closed', closed_at = now() where s.id = t.id returning * into t;
    perform private.tell_of_ticket(t);
  end loop;
end
$$;
comment on function private.sweep_tickets is 'Tells administrators of tickets whose time runs out, and closes what was answered days ago. Every hour.';
select cron.schedule('sweep-tickets', '23 * * * *', 'select private.sweep_tickets()');

-- Accounts -------------------------------------------------------------------------------------------------------------

create function private.help_data(caller uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'tickets', (select coalesce(jsonb_agg(jsonb_build_object('number', t.number, 'topic', t.topic, 'status', t.status, 'order_id', t.order_id,
      'opened_at', t.opened_at, 'closed_at', t.closed_at,
      'messages', (select coalesce(jsonb_agg(private.message_of_ticket(m) - array['client_id', 'is_removed'] order by m.seq), '[]')
        from private.support_messages as m where m.ticket_id = t.id)) order by t.opened_at), '[]')
      from private.support_tickets as t where t.user_id = caller),
    'reported_problems', (select coalesce(jsonb_agg(jsonb_build_object('order_id', c.order_id, 'problem', c.problem, 'asked_paise', c.asked_paise,
      'refund_paise', c.refund_paise, 'state', c.state, 'at', c.created_at) order by c.created_at), '[]')
      from private.order_claims as c where c.user_id = caller))
$$;
comment on function private.help_data is 'What is stored about a person here; see trade_accounts.';
create function private.forget_help(caller uuid) returns void
language sql set search_path = '' as $$
  update private.support_messages as m set body = null, picture = null, removed_at = now()
  from private.support_tickets as t where t.id = m.ticket_id and t.user_id = caller and m.removed_at is null and m.event is null;
  update private.support_tickets as t set status = 'closed', closed_at = now() where t.user_id = caller and t.status <> 'closed';
$$;
comment on function private.forget_help is 'Removes what was written in the tickets of a closed account; numbers and amounts stay. See trade_accounts.';
insert into private.trade_accounts (trade, data, forget) values ('help', 'private.help_data', 'private.forget_help');

revoke execute on function public.open_ticket(text, text, text, uuid, text, text), public.write_to_ticket(uuid, uuid, text, text),
  public.close_ticket(uuid, text), public.claim_ticket(uuid), public.read_ticket(uuid, integer), public.support_picture_path(text),
  public.order_help(uuid), public.report_order_problem(uuid, text, text, jsonb, text, text, text), public.decide_ticket(uuid, boolean, text, text),
  public.my_tickets(timestamptz, uuid, integer), public.support_ticket(uuid), public.support_inbox(text, timestamptz, uuid, integer),
  public.support_overview() from public, anon;
grant execute on function public.open_ticket(text, text, text, uuid, text, text), public.write_to_ticket(uuid, uuid, text, text),
  public.close_ticket(uuid, text), public.claim_ticket(uuid), public.read_ticket(uuid, integer), public.support_picture_path(text),
  public.order_help(uuid), public.report_order_problem(uuid, text, text, jsonb, text, text, text), public.decide_ticket(uuid, boolean, text, text),
  public.my_tickets(timestamptz, uuid, integer), public.support_ticket(uuid), public.support_inbox(text, timestamptz, uuid, integer),
  public.support_overview() to authenticated;
