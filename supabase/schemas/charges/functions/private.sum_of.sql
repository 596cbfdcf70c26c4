create or replace function private.sum_of (
  charges jsonb,
  VARIADIC codes text[] default '{}'::text[]
)
  returns bigint
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
begin
  return coalesce((select sum((c ->> 'amount_paise')::bigint) from jsonb_array_elements(charges) as c
    where codes = '{}' or c ->> 'code' = any (codes)), 0);
end
$function$;

comment on function private.sum_of(jsonb, text[]) is 'The sum of a quote''s charges in some codes; of all without codes.';

revoke all on function private.sum_of(jsonb, text[]) from public;
