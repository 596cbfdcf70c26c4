create or replace function public.settle_fulfilments (
  results jsonb
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  given record;
  f public.digital_fulfilments;
  effect text;
  effects jsonb := '[]';
begin
  if results is null or jsonb_typeof(results) <> 'array' or jsonb_array_length(results) > 200 then
    perform private.refuse(400, 'results_invalid', 'These results could not be read.');
  end if;
  perform from public.enhanced_orders as o where o.id in (
    select d.order_id from jsonb_array_elements(results) as r
    join private.fulfilment_attempts as a on a.id = private.json_integer(r.value -> 'attempt_id', 1, 2147483647)
    join public.digital_fulfilments as d on d.id = a.fulfilment_id)
  order by o.id for no key update;
  for given in
    select r.value as answer, a.id as attempt_id, a.fulfilment_id
    from jsonb_array_elements(results) with ordinality as r (value, n)
    left join private.fulfilment_attempts as a on a.id = private.json_integer(r.value -> 'attempt_id', 1, 2147483647)
    order by a.fulfilment_id, r.n
  loop
    if given.attempt_id is null then
      effect := 'unknown';
    else
      select * into f from public.digital_fulfilments as d where d.id = given.fulfilment_id for update;
      begin
        effect := private.settle_answer(f, given.answer);
      exception when others then
        -- Nothing of this answer has happened; the provider is asked again.
        effect := 'error';
        update public.digital_fulfilments as d set last_error = left(sqlerrm, 500) where d.id = f.id;
      end;
      insert into private.fulfilment_answers (attempt_id, answer, effect)
      values (given.attempt_id, case when octet_length(given.answer::text) <= 4000 then given.answer
        else '{"outcome": "too_long"}' end, effect);
    end if;
    effects := effects || jsonb_build_object('attempt_id', given.answer -> 'attempt_id', 'effect', effect);
  end loop;
  return effects;
end
$function$;

comment on function public.settle_fulfilments(jsonb) is 'For digital-provider only: answers [{attempt_id, outcome: success|failed|pending|not_taken|lost, amount_paise, provider_reference, reason}]; returns [{attempt_id, effect}]. Each answer is recorded. What comes twice, late, with another amount or after the refund changes nothing but the list to reconcile.';

revoke all on function public.settle_fulfilments(jsonb) from public;

grant execute on function public.settle_fulfilments(jsonb) to postgres, service_role;
