create or replace function private.with_membership (
  orders jsonb,
  membership jsonb
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  if membership is null or jsonb_array_length(orders) = 0 then return orders; end if;
  return (select jsonb_agg(private.with_benefits(o, (membership ->> 'plan_id')::uuid)
      || jsonb_build_object('membership_id', membership -> 'id') order by n)
    from jsonb_array_elements(orders) with ordinality as e (o, n));
end
$function$;

comment on function private.with_membership(jsonb, jsonb) is 'The orders of a quote with the benefits of whoever asks.';

revoke all on function private.with_membership(jsonb, jsonb) from public;
