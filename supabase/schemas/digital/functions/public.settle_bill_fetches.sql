create or replace function public.settle_bill_fetches (
  results jsonb
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
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
          bill_number = nullif(left(result ->> 'bill_number', 60), ''),
            customer_name = nullif(left(result ->> 'customer_name', 100), ''),
          answered_at = now(), expires_at = now() + private.setting_int('bill_valid_seconds') * interval '1 second'
        where b.id = f.id;
        update public.saved_billers as s set due_on = private.json_date(result ->> 'due_on'), last_bill_paise = amount
        where s.user_id = f.user_id and s.biller_code = f.biller_code and s.parameters = f.parameters;
        perform private.publish('user:' || f.user_id, 'bill_fetch',
          jsonb_build_object('id', f.id, 'status', 'fetched'));
      end if;
    elsif result ->> 'outcome' = 'failed' then
      effect := 'failed';
      perform private.close_bill_fetch(f, case when result ->> 'reason' ~ '^[a-z_]{2,40}$' then result ->> 'reason'
        else 'provider_failed' end);
    else
      effect := 'waiting';
    end if;
    effects := effects || jsonb_build_object('id', result -> 'id', 'effect', effect);
  end loop;
  return effects;
end
$function$;

comment on function public.settle_bill_fetches(jsonb) is 'For digital-provider only: answers [{id, outcome: fetched|failed|lost, amount_paise, min_paise, due_on, bill_date, bill_number, customer_name, reason}]; returns [{id, effect}]. The first answer holds; later ones are late and change nothing.';

revoke all on function public.settle_bill_fetches(jsonb) from public;

grant execute on function public.settle_bill_fetches(jsonb) to postgres, service_role;
