create or replace function private.charges_of_claim (
  c private.order_claims
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select case when exists (select from private.order_claim_lines as l where l.claim_id = c.id)
    then private.lines_to_charges(c.order_id,
      (select jsonb_agg(jsonb_build_object('position', l.position, 'quantity', l.quantity))
      from private.order_claim_lines as l where l.claim_id = c.id))
    else private.late_charges(c.order_id) end
$function$;

comment on function private.charges_of_claim(private.order_claims) is 'What a claim asks back, by what is left now: [{position, amount_paise}].';

revoke all on function private.charges_of_claim(private.order_claims) from public;
