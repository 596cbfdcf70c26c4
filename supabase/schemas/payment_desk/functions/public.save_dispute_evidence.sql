create or replace function public.save_dispute_evidence (
  dispute_id text,
  evidence text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  d private.gateway_disputes;
  kept text := trim(save_dispute_evidence.evidence);
begin
  perform private.require_role('admin');
  perform private.bound(save_dispute_evidence.evidence, 20000);
  if coalesce(length(kept), 0) not between 10 and 5000 then
    perform private.refuse(400, 'evidence_invalid', 'Please write between 10 and 5,000 characters.');
  end if;
  select * into d from private.gateway_disputes as k where k.provider_dispute_id = left(dispute_id, 64) for update;
  if d.provider_dispute_id is null then
    perform private.refuse(404, 'dispute_not_found', 'There is no such dispute.');
  elsif d.ended_at is not null then
    perform private.refuse(409, 'dispute_decided', 'This dispute is decided.');
  end if;
  update private.gateway_disputes as k set evidence = kept where k.provider_dispute_id = d.provider_dispute_id;
  perform private.audit('save_dispute_evidence', 'gateway', d.provider_dispute_id,
    jsonb_build_object('evidence', d.evidence), jsonb_build_object('evidence', kept));
end
$function$;

comment on function public.save_dispute_evidence(text, text) is 'Keeps what is told to the bank, until the dispute is decided. Administrators only; on the audit log.';

revoke all on function public.save_dispute_evidence(text, text) from public;

grant execute on function public.save_dispute_evidence(text, text) to authenticated, postgres;
