create or replace function private.unnamed_files (
  most integer
)
  returns table (
    bucket text,
    path text
  )
  language sql
  stable
  set search_path to ''
  AS $function$
  select o.bucket_id, o.name from storage.objects as o
  -- What was stored just now may still be handed in.
  where o.created_at < now() - interval '2 days' and (o.bucket_id = 'provider-documents'
      and not exists (select from private.provider_documents as d where d.files @> array[o.name])
      and not exists (select from private.measures as m where m.appeal_files @> array[o.name])
    or o.bucket_id = 'visit-pictures'
      and not exists (select from private.visit_photos as p where p.path = o.name))
  order by o.created_at limit most
$function$;

comment on function private.unnamed_files(integer) is 'Papers in Storage that no application and no appeal names, and photos of visits that are shown no more: of closed accounts, past their time, or never handed in.';

revoke all on function private.unnamed_files(integer) from public;
