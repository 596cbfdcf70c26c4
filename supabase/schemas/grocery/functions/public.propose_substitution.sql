create or replace function public.propose_substitution (
  order_id uuid,
  "position" integer,
  item_id uuid,
  quantity integer,
  idempotency_key text
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
  line public.grocery_lines;
  ordered public.order_items;
  instead public.catalog_items;
  offered public.substitutions;
  rest integer;
  answer jsonb;
begin
  answer := private.claim_idempotency(caller, propose_substitution.idempotency_key, 'propose_substitution');
  if answer is not null then return answer; end if;
  o := private.require_picking(propose_substitution.order_id);
  select * into line from public.grocery_lines as l where l.order_id = o.id
    and l.position = propose_substitution.position;
  if not found then perform private.refuse(404, 'line_not_found', 'This order has no such line.'); end if;
  select * into ordered from public.order_items as i where i.order_id = o.id
    and i.position = propose_substitution.position;
  if line.state <> 'short' then
    perform private.refuse(409, 'line_not_short', 'Nothing is missing of this line.');
  end if;
  if exists (select from public.substitutions as s where s.order_id = o.id and s.position = line.position
    and s.state in ('offered', 'accepted')) then
    perform private.refuse(409, 'line_has_substitution', 'Something else was offered for this line already.');
  end if;
  if (select count(*) from public.substitutions as s where s.order_id = o.id and s.position = line.position) >= 3 then
    perform private.refuse(409, 'too_many_substitutions', 'Three things were offered for this line. It is refunded.');
  end if;
  if propose_substitution.quantity is null or propose_substitution.quantity not between 1 and 50 then
    perform private.refuse(400, 'quantity_invalid', 'Between 1 and 50 pieces can be ordered at a time.');
  end if;
  if line.item_id is null then perform private.refuse(404, 'substitute_not_found',
    'This store does not sell that instead.'); end if;
  instead := private.check_substitute(line.item_id, propose_substitution.item_id);
  if private.item_unavailable_reason(instead, now()) is not null or instead.stock < propose_substitution.quantity then
    perform private.refuse(409, 'item_sold_out', 'This item is sold out right now.');
  end if;
  rest := ordered.total_paise - private.picked_paise(ordered.total_paise, ordered.unit_paise, line.ordered_grams,
    line.picked_quantity, line.picked_grams);
  insert into public.substitutions (order_id, position, item_id, name, picture, unit_paise, quantity, total_paise,
    answer_by)
  values (o.id, line.position, instead.id, instead.name, instead.picture, instead.price_paise,
    propose_substitution.quantity,
    least(instead.price_paise * propose_substitution.quantity, rest),
      now() + make_interval(secs => private.setting_int('grocery_answer_seconds')))
  returning * into offered;
  if line.prefer = 'item' and line.substitute_id = instead.id then
    perform private.close_substitution(o, offered.id, 'accepted', 'preference');
  else
    insert into private.order_timers (order_id, action, due_at, payload)
    values (o.id, 'lapse_substitution', offered.answer_by, jsonb_build_object('substitution_id', offered.id));
    perform private.notify_party(o, 'user', 'substitution_offered', jsonb_build_object('item', ordered.name,
      'substitute', private.item_label(instead.name, instead.unit, 'grocery')));
    perform private.announce_picking(o);
  end if;
  answer := (select jsonb_build_object('substitution_id', s.id, 'state', s.state, 'total_paise', s.total_paise,
    'answer_by', s.answer_by)
    from public.substitutions as s where s.id = offered.id);
  perform private.keep_result(caller, propose_substitution.idempotency_key, answer);
  return answer;
end
$function$;

comment on function public.propose_substitution(uuid, integer, uuid, integer, text) is
  'Offers something else for what is missing of a line, once per key: {substitution_id, state, total_paise, answer_by}. The customer pays at most what is missing would have cost, and has until answer_by; what they had named themselves is accepted at once. For the store''s people.';

revoke all on function public.propose_substitution(uuid, integer, uuid, integer, text) from public;

grant execute
  on function public.propose_substitution(uuid, integer, uuid, integer, text)
  to authenticated, postgres;
