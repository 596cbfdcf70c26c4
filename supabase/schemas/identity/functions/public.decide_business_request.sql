create or replace function public.decide_business_request (
  request_id uuid,
  state text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_role('admin');
  b public.business_requests;
begin
  select * into b from public.business_requests as k where k.id = decide_business_request.request_id for no key update;
  if not found then perform private.refuse(404, 'request_to_sell_not_found', 'There is no such request.'); end if;
  if coalesce(decide_business_request.state, '') not in ('contacted', 'added', 'declined') then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  if b.state = decide_business_request.state then return; end if;
  if b.state in ('added', 'declined') then
    perform private.refuse(409, 'request_to_sell_decided', 'This request has been decided already.');
  end if;
  update public.business_requests as k set state = decide_business_request.state, decided_at = now(),
    decided_by = caller where k.id = b.id;
  perform private.audit('decide_business_request', 'business_request', b.id::text, jsonb_build_object('state', b.state),
    jsonb_build_object('state', decide_business_request.state));
end
$function$;

comment on function public.decide_business_request(uuid, text) is 'Marks a request to sell as contacted, added or declined; the last two are final. Administrators only; in the audit log.';

revoke all on function public.decide_business_request(uuid, text) from public;

grant execute on function public.decide_business_request(uuid, text) to authenticated, postgres;
