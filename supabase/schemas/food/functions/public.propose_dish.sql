create or replace function public.propose_dish (
  order_id uuid,
  "position" integer,
  missing integer,
  item_id uuid default null::uuid,
  quantity integer default null::integer,
  idempotency_key text default null::text
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
  line public.order_items;
  instead public.catalog_items;
  asked public.dish_proposals;
  gone integer;
  answer jsonb;
begin
  answer := private.claim_idempotency(caller, propose_dish.idempotency_key, 'propose_dish');
  if answer is not null then return answer; end if;
  o := private.require_cooking(propose_dish.order_id);
  select * into line from public.order_items as i where i.order_id = o.id and i.position = propose_dish.position;
  if not found then perform private.refuse(404, 'line_not_found', 'This order has no such line.'); end if;
  if exists (select from public.dish_proposals as p where p.order_id = o.id and p.position = line.position
    and p.state = 'offered') then
    perform private.refuse(409, 'line_has_substitution', 'Something else was offered for this line already.');
  end if;
  select coalesce(sum(p.missing) filter (where p.state <> 'withdrawn'), 0) into gone
  from public.dish_proposals as p where p.order_id = o.id and p.position = line.position;
  if propose_dish.missing is null or propose_dish.missing not between 1 and line.quantity - gone then
    perform private.refuse(400, 'quantity_invalid_for_line', 'Between none and all of the line can be picked.',
      jsonb_build_object('most', line.quantity - gone));
  end if;
  if (select count(*) from public.dish_proposals as p where p.order_id = o.id and p.position = line.position) >= 3 then
    perform private.refuse(409, 'too_many_substitutions', 'Three things were offered for this line. It is refunded.');
  end if;
  if propose_dish.item_id is not null then
    if propose_dish.quantity is null or propose_dish.quantity not between 1 and 50 then
      perform private.refuse(400, 'quantity_invalid', 'Between 1 and 50 pieces can be ordered at a time.');
    end if;
    select * into instead from private.dishes_instead(line) as w where w.id = propose_dish.item_id;
    if instead.id is null then perform private.refuse(404, 'substitute_not_found',
      'This store does not sell that instead.'); end if;
    if instead.stock < propose_dish.quantity then perform private.refuse(409, 'item_sold_out',
      'This item is sold out right now.'); end if;
  end if;
  insert into public.dish_proposals (order_id, position, missing, item_id, name, picture, unit_paise, quantity,
    total_paise, answer_by)
  values (o.id, line.position, propose_dish.missing, instead.id, instead.name, instead.picture, instead.price_paise,
    case when instead.id is not null then propose_dish.quantity end,
    coalesce(least(instead.price_paise::bigint * propose_dish.quantity, line.unit_paise::bigint * propose_dish.missing),
      0)::integer,
    now() + make_interval(secs => private.setting_int('run_out_answer_seconds')))
  returning * into asked;
  if instead.id is null and private.nothing_left_without(o, asked) then
    perform private.refuse(409, 'nothing_picked',
      'Nothing of this order is there. Please cancel it: the customer gets everything back.');
  end if;
  insert into private.order_timers (order_id, action, due_at, payload)
  values (o.id, 'lapse_proposal', asked.answer_by, jsonb_build_object('proposal_id', asked.id));
  -- Whoever knows what is missing is at the stove.
  if o.status = 'confirmed' then o := private.transition(o.id, 'preparing', caller, 'vendor'); end if;
  perform private.notify_party(o, 'user', 'dish_ran_out', jsonb_build_object('item', line.name));
  perform private.announce_order(o);
  answer := jsonb_build_object('proposal_id', asked.id, 'state', asked.state, 'total_paise', asked.total_paise,
    'answer_by', asked.answer_by);
  perform private.keep_result(caller, propose_dish.idempotency_key, answer);
  return answer;
end
$function$;

comment on function public.propose_dish(uuid, integer, integer, uuid, integer, text) is
  'Asks the customer about pieces of a line that ran out, once per key: item_id and quantity instead, or neither to leave them out. {proposal_id, state, total_paise, answer_by}. The customer pays at most what is missing would have cost; without an answer it is left out and refunded. For the restaurant''s people.';

revoke all on function public.propose_dish(uuid, integer, integer, uuid, integer, text) from public;

grant execute
  on function public.propose_dish(uuid, integer, integer, uuid, integer, text)
  to authenticated, postgres;
