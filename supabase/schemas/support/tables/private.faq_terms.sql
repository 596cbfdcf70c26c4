create table private.faq_terms (
  slug text not null,
  term text not null,
  weight real not null,
  constraint faq_terms_pkey primary key (slug, term),
  constraint faq_terms_slug_fkey foreign key (slug) references public.faq_articles(slug) on delete cascade
);

create index faq_terms_term_idx on private.faq_terms using gin (term extensions.gin_trgm_ops);

comment on table private.faq_terms is 'The words of each article in all its languages; what is asked weighs more than what is answered. Kept by a trigger.';
