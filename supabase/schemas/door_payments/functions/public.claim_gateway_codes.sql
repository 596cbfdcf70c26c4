create or replace function public.claim_gateway_codes (
  most integer default 20
)
  returns table (
    provider_code_id text
  )
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  -- These have closed by themselves.
  update private.gateway_codes as c set closed_at = c.close_by where c.closed_at is null and c.close_by <= now();
  return query
  update private.gateway_codes as c set next_close_at = now() + interval '60 seconds'
  where c.closed_at is null and c.provider_code_id in (select d.provider_code_id from private.codes_to_close() as d
    order by d.next_close_at limit least(greatest(claim_gateway_codes.most, 0), 100))
  returning c.provider_code_id;
end
$function$;

comment on function public.claim_gateway_codes(integer) is 'For the function payment-worker only: QR codes to close, claimed for 60 seconds.';

revoke all on function public.claim_gateway_codes(integer) from public;

grant execute on function public.claim_gateway_codes(integer) to postgres, service_role;
