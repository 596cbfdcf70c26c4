create or replace function public.gateway_code_closed (
  provider_code_id text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  update private.gateway_codes as c set closed_at = now()
  where c.provider_code_id = gateway_code_closed.provider_code_id and c.closed_at is null;
end
$function$;

comment on function public.gateway_code_closed(text) is 'For the functions payment-worker and payment-webhook only: nobody pays by a QR code any more.';

revoke all on function public.gateway_code_closed(text) from public;

grant execute on function public.gateway_code_closed(text) to postgres, service_role;
