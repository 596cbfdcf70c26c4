create or replace function private.waits_for_provider (
  part jsonb
)
  returns boolean
  language sql
  stable
  set search_path to ''
  AS $function$
  select exists (select from jsonb_array_elements(part -> 'payments') as p
    join private.payment_methods as m on m.method = (p ->> 'method')::public.payment_method
      and m.collected = 'provider'
    where p ->> 'due' = 'placing')
$function$;

comment on function private.waits_for_provider(jsonb) is 'Whether a part of a quote is placed only when a provider has its money.';

revoke all on function private.waits_for_provider(jsonb) from public;
