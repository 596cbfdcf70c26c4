create or replace function public.appeal (
  measure_id uuid,
  words text,
  files text[] default '{}'::text[]
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  m private.measures;
  said text;
begin
  perform private.bound(appeal.words, 8000), private.bound(to_jsonb(appeal.files), 2000);
  m := private.measure_of_speaker(appeal.measure_id);
  said := trim(private.without_marks(appeal.words));
  if length(coalesce(said, '')) not between 10 and 2000 then
    perform private.refuse(400, 'appeal_invalid', 'Please tell your side in 10 to 2000 letters.');
  end if;
  if coalesce(cardinality(appeal.files), 0) > 5 or not private.pages_arrived(auth.uid(), appeal.files) then
    perform private.refuse(400, 'pages_invalid', 'A page did not arrive. Please take it once more.',
      '{"requirement": "appeal", "most": 5}');
  end if;
  update private.measures as k set appeal = said, appeal_files = coalesce(appeal.files, '{}'),
    appealed_by = auth.uid(), appealed_at = now() where k.id = m.id returning k.* into m;
  perform private.audit('appeal', m.provider_kind, m.provider_id::text, null, jsonb_build_object('measure', m.id));
  return private.measure_story(m);
end
$function$;

comment on function public.appeal(uuid, text, text[]) is 'The one appeal against a suspension or a notice: the person''s side, and up to five pages that the edge function provider-document has stored. Refuses measure_not_found, measure_over, appealed_already, appeal_too_late, appeal_invalid, pages_invalid.';

revoke all on function public.appeal(uuid, text, text[]) from public;

grant execute on function public.appeal(uuid, text, text[]) to authenticated, postgres;
