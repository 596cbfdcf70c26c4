create or replace function private.read_parameters (
  biller text,
  parameters jsonb
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  problems jsonb;
  cleaned jsonb;
begin
  if parameters is null or jsonb_typeof(parameters) <> 'object' or octet_length(parameters::text) > 2000 then
    perform private.refuse(400, 'bill_parameters_invalid', 'Please check what you entered for this bill.',
      jsonb_build_object('problems', '[]'::jsonb));
  end if;
  select jsonb_agg(jsonb_build_object('parameter', r.code, 'code', r.problem) order by r.position)
    filter (where r.problem is not null),
    jsonb_object_agg(r.code, r.value) filter (where r.value is not null)
  into problems, cleaned
  from (
    select p.code, p.position, c.value, private.parameter_problem(c.value, p.kind, p.min_length, p.max_length,
      p.pattern) as problem
    from public.biller_parameters as p
    cross join lateral (select case when jsonb_typeof(parameters -> p.code) = 'string'
      then private.clean_parameter(parameters ->> p.code, p.kind) end as value) as c
    where p.biller_code = read_parameters.biller
    union all
    select given.key, 100, null, 'parameter_unknown' from jsonb_object_keys(parameters) as given (key)
    where not exists (select from public.biller_parameters as p where p.biller_code = read_parameters.biller
      and p.code = given.key)
  ) as r;
  if problems is not null then
    perform private.refuse(400, 'bill_parameters_invalid', 'Please check what you entered for this bill.',
      jsonb_build_object('problems', problems));
  end if;
  return coalesce(cleaned, '{}');
end
$function$;

comment on function private.read_parameters(text, jsonb) is 'The parameters of a bill, cleaned; raises bill_parameters_invalid with {problems: [{parameter, code}]} where one breaks its row of biller_parameters, is missing or is not asked for.';

revoke all on function private.read_parameters(text, jsonb) from public;
