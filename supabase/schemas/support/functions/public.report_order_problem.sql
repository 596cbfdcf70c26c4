create or replace function public.report_order_problem (
  order_id uuid,
  problem text,
  idempotency_key text,
  lines jsonb default null::jsonb,
  body text default null::text,
  picture text default null::text,
  language text default 'en'::text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  o public.enhanced_orders;
  rule private.help_problems;
  -- Who chooses no lines has to say in words what is wrong.
  words text := private.support_text(report_order_problem.body,
    case when exists (select from private.help_problems as p where p.problem = report_order_problem.problem
      and p.decided = 'by_hand') then 10 else 0 end);
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
  if not exists (select from public.enhanced_orders as e where e.id = report_order_problem.order_id
    and e.user_id = caller) then
    perform private.refuse(404, 'order_not_found', 'There is no such order.');
  end if;
  o := private.lock_order(report_order_problem.order_id);
  select * into rule from private.help_problems as p
  where p.problem = report_order_problem.problem and (p.kind is null or p.kind = o.kind) order by p.kind nulls last
    limit 1;
  if not found then perform private.refuse(400, 'help_problem_unknown', 'Please choose what was wrong.'); end if;
  if not exists (select from private.problems_of(o) as p where p.problem = rule.problem) then
    perform private.refuse(409, 'help_window_over',
      'This can be reported in the hours after delivery only. Please write to support.');
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
    if exists (select from private.order_claims as c where c.order_id = o.id and c.problem = rule.problem
      and c.state <> 'withdrawn') then
      perform private.refuse(409, 'already_reported', 'You have reported this already.');
    end if;
    chosen := private.late_charges(o.id);
  end if;
  asked := private.refund_sum(o.id, chosen);
  perform private.take_turns_of_person(caller, o);
  reason := private.decides_by_hand(o, rule, asked, report_order_problem.picture is not null);

  perform private.remember_request(caller, o);
  if reason is null then
    if concerned is not null then perform private.record_line_refunds(o.id, concerned, 'help:' || claim_id, 'help'); end
      if;
    result := jsonb_build_object('outcome', 'refunded', 'ticket', null, 'why', null, 'refund_paise',
      private.refund(o, chosen, rule.reason_code,
      (select case r.borne_by when 'platform' then 'platform' else 'customer' end from public.refund_reasons as r
        where r.code = rule.reason_code),
      'wallet', 'help:' || claim_id));
    insert into private.order_claims (id, order_id, user_id, problem, asked_paise, refund_paise, state, decided_at)
    values (claim_id, o.id, caller, rule.problem, asked, (result ->> 'refund_paise')::integer, 'refunded_at_once',
      now());
    perform private.audit('refund_at_once', 'order', o.id::text, null,
      jsonb_build_object('problem', rule.problem, 'lines', concerned, 'refund_paise', result -> 'refund_paise',
        'picture', report_order_problem.picture),
      left(words, 500));
  else
    perform private.pace_tickets(caller);
    ticket := private.create_ticket(caller, rule.problem, o.id, report_order_problem.language, words,
      report_order_problem.picture);
    if rule.decided <> 'by_hand' then
      insert into private.order_claims (id, order_id, user_id, ticket_id, problem, asked_paise, state, why)
      values (claim_id, o.id, caller, ticket.id, rule.problem, asked, 'in_review', reason);
    end if;
    result := jsonb_build_object('outcome', 'ticket', 'refund_paise', 0, 'why', reason, 'ticket',
      private.opened_ticket(ticket));
  end if;
  if reason is null or rule.decided <> 'by_hand' then
    insert into private.order_claim_lines (claim_id, order_id, position, quantity)
    select claim_id, o.id, l.position, l.quantity from jsonb_to_recordset(coalesce(concerned, '[]'))
      as l ("position" smallint, quantity integer);
  end if;
  perform private.keep_result(caller, report_order_problem.idempotency_key, result);
  return result;
end
$function$;

comment on function public.report_order_problem(uuid, text, text, jsonb, text, text, text) is
  'Reports what was wrong with the caller''s order, once per key: {outcome: refunded, ticket or not_late, refund_paise, why, ticket: {id, number, acknowledge_by, resolve_by}}. lines [{position, quantity}] where the problem needs them. What costs little, is shown by a photo where one is needed, and is not reported too often goes back to the wallet at once, at most what was charged for the pieces; why says why a person decides. Raises order_not_found, help_problem_unknown, help_window_over, help_lines_invalid, already_reported, nothing_charged, ticket_text_invalid, picture_invalid, too_many_tickets.';

revoke all on function public.report_order_problem(uuid, text, text, jsonb, text, text, text) from public;

grant execute
  on function public.report_order_problem(uuid, text, text, jsonb, text, text, text)
  to authenticated, postgres;
